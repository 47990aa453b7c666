import { LOCALES } from '#domain/locales.ts';

/** Texts in the languages that a preset may have. */
export function textsOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = texts[locale];
      return text === undefined ? [] : [[locale, text]];
    }),
  );
}

/** The same where the Croatian text has to be there. */
export function titlesOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  const known = textsOf(texts);
  return { hr: Object.values(known)[0] ?? '', ...known };
}

/** What is there, for a list that another record has many of. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Undefined in the place of null: left out of JSON. */
export const known = <Value>(value: Value | null): Value | undefined => value ?? undefined;
