import type { hr } from './hr.ts';

/** Plural form that only Croatian has. */
type OwnPlural<K> = K extends `${string}_few` ? K : never;
type Key = keyof typeof hr;

/** The editor's texts in one language: every key of Croatian, plural forms as the language needs. */
export type EditorTexts = Record<Exclude<Key, OwnPlural<Key>>, string> &
  Partial<Record<OwnPlural<Key>, string>>;
