import { formatDay } from '#domain/dates.ts';
import type { Locale } from '#domain/locales.ts';
import { Badge, type BadgeProps } from '#kit/ui/badge.tsx';
import type { Column } from '../../table/data-table.tsx';
import { type CellTools, type RecordData, textIn } from '../record-kind.ts';

/** `12,50 €` for 1250 cents, in the shop's currency and the panel's language. */
export function amountText(
  cents: unknown,
  { locale, currency }: Pick<CellTools, 'locale' | 'currency'>,
): string {
  if (typeof cents !== 'number') return '';
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.label,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(cents / 100);
}

/** The day of an instant; nothing for none. */
export function dayOf(instant: unknown, locale: Locale): string {
  return typeof instant === 'string' && instant !== '' ? formatDay(instant, locale) : '';
}

/** A column that shows a field as it is. */
export function plainColumn(
  kind: string,
  name: string,
  { t }: CellTools,
  more: Partial<Column<RecordData>> = {},
): Column<RecordData> {
  return {
    key: name,
    title: t(`admin.field.${kind}.${name}`),
    cell: (record) => String(record[name] ?? ''),
    ...more,
  };
}

/** A column of a text in the panel's language. */
export function textColumn(kind: string, name: string, tools: CellTools): Column<RecordData> {
  return plainColumn(kind, name, tools, {
    cell: (record) => textIn(record[name], tools.locale),
  });
}

/** A column of an amount in cents. */
export function moneyColumn(kind: string, name: string, tools: CellTools): Column<RecordData> {
  return plainColumn(kind, name, tools, {
    cell: (record) => amountText(record[name], tools),
    align: 'end',
    sort: name,
  });
}

/** A column of one of a few values, as a mark. */
export function choiceColumn(
  kind: string,
  name: string,
  tools: CellTools,
  tones: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> = {},
): Column<RecordData> {
  return plainColumn(kind, name, tools, {
    cell: (record) => {
      const value = String(record[name] ?? '');
      return value ? (
        <Badge tone={tones[value] ?? 'neutral'}>{tools.t(`admin.choice.${name}.${value}`)}</Badge>
      ) : null;
    },
  });
}

/** A column that says whether a record is in use. */
export function activeColumn(kind: string, { t }: CellTools): Column<RecordData> {
  return {
    key: 'active',
    title: t(`admin.field.${kind}.active`),
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'admin.yes' : 'admin.no')}</Badge>
    ),
  };
}
