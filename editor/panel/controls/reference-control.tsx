import { X } from 'lucide-react';
import { useCallback } from 'react';

import { filterPosts } from '#schemas/api/blog.ts';
import { filterCategories, filterProducts, filterTags } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Control } from '#schemas/fields.ts';
import { useEditor, useTexts } from '../../editor-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ControlProps } from '../control-props.ts';
import { useRecordNames } from '../use-record-names.ts';
import styles from './controls.module.css';
import { type Choice, SearchList } from './search-list.tsx';

/** Records a picker may hold at most (ADMIN-11). */
const MAX_PICKED = 50;

/** Picks records of the shop by search: one id, or a list of ids. */
export function ReferenceControl(props: ControlProps) {
  const { schema, value, onChange, label, id, disabled } = props;
  const { api } = useEditor();
  const t = useTexts();
  const kind = schema['x-control'] ?? 'product';
  const isList = schema.type === 'array';
  const ids = idsOf(value);
  const names = useRecordNames(kind, ids);
  const search = useCallback((query: string) => find(api, kind, query), [api, kind]);
  const max = Math.min(schema.maxItems ?? MAX_PICKED, MAX_PICKED);

  function write(next: readonly number[]) {
    onChange(isList ? next : next[0]);
  }

  return (
    <div className={styles['stack']}>
      {ids.length > 0 && (
        <ul className={styles['chips']}>
          {ids.map((picked) => (
            <li key={picked}>
              {names[picked] ?? `#${picked}`}
              <IconButton
                size="s"
                icon={X}
                label={t('panel.list.remove', { name: names[picked] ?? String(picked) })}
                disabled={disabled}
                onClick={() => write(ids.filter((other) => other !== picked))}
              />
            </li>
          ))}
        </ul>
      )}
      {ids.length < (isList ? max : 1) && (
        <SearchList
          id={id}
          label={label}
          disabled={disabled}
          search={search}
          onPick={({ id: picked }) => !ids.includes(picked) && write([...ids, picked])}
        />
      )}
    </div>
  );
}

function idsOf(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.filter((id) => typeof id === 'number');
  return typeof value === 'number' ? [value] : [];
}

async function find(api: ApiPort, kind: Control, keywords: string): Promise<readonly Choice[]> {
  switch (kind) {
    case 'category':
      return matching(
        named((await api.get(filterCategories, { body: { limit: 100 } })).records),
        keywords,
      );
    case 'tag':
      return matching(
        named((await api.get(filterTags, { body: { limit: 100 } })).records),
        keywords,
      );
    case 'post':
      return matching((await api.get(filterPosts, { body: { limit: 100 } })).records, keywords);
    default:
      return named(
        (await api.get(filterProducts, { body: { limit: 20, ...(keywords ? { keywords } : {}) } }))
          .records,
      );
  }
}

function named(records: readonly { id: number; name: string }[]): Choice[] {
  return records.map(({ id, name }) => ({ id, title: name }));
}

function matching(choices: readonly Choice[], keywords: string): Choice[] {
  const wanted = keywords.toLocaleLowerCase();
  return choices.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)).slice(0, 20);
}
