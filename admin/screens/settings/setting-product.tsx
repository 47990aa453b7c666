import { useCallback } from 'react';
import type { Locale } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { type Choice, SearchBox } from '#kit/fields/search-box.tsx';
import { useLatest } from '#kit/query/use-latest.ts';
import { isRecord } from '#runtime/content/json.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../../admin-context.ts';
import { idOf, type RecordData, textIn } from '../../records/record-kind.ts';
import type { SettingControlProps } from './use-setting.ts';

const SHOWN = 20;

/** A product of the shop, found by its name; also one that is in no list, as fees are. */
export function ProductSetting({ id, hintId, state }: SettingControlProps) {
  const { api } = useBackOffice();
  const { locale } = useAdmin();
  const search = useCallback((query: string) => find(api, locale, query), [api, locale]);
  const picked = typeof state.value === 'number' ? state.value : null;
  const { value: name } = useLatest(picked === null ? null : String(picked), async () => {
    const answer = await api.call(adminProduct.get, { params: { id: picked ?? 0 } });
    // A shop that has picked none has the number of no product.
    return answer.errored || !isRecord(answer.data) ? '' : titleOf(answer.data, locale);
  });
  return (
    <SearchBox
      id={id}
      describedBy={hintId}
      disabled={false}
      current={name || undefined}
      search={search}
      onPick={({ id: chosen }) => state.save(chosen)}
    />
  );
}

async function find(api: ApiPort, locale: Locale, keywords: string): Promise<Choice[]> {
  const body = { limit: SHOWN, ...(keywords && { keywords }) };
  const { records } = await api.get(adminProduct.filter, { body });
  return records
    .filter(isRecord)
    .map((record) => ({ id: idOf(record), title: titleOf(record, locale) }));
}

function titleOf(record: RecordData, locale: Locale): string {
  return textIn(record['names'], locale);
}
