import type { Locale } from '#domain/locales.ts';
import type { EditorKeys } from './editor-texts.ts';
import type admin from './hr/admin.json';
import type catalogue from './hr/catalogue.json';
import type places from './hr/places.json';
import type transfer from './hr/transfer.json';

export type BackOfficeKeys =
  | EditorKeys
  | keyof typeof admin
  | keyof typeof catalogue
  | keyof typeof places
  | keyof typeof transfer;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>(
  './*/{admin,catalogue,editor,editor-later,places,transfer}.json',
  {
    import: 'default',
  },
);
const NAMES = ['editor', 'editor-later', 'admin', 'catalogue', 'places', 'transfer'];
const loaded = new Map<Locale, Texts>();

/**
 * Fetches what the admin panel says in one language, once: its own texts, and those that it shares
 * with the page editor. Rejects where they do not arrive.
 */
export async function loadBackOfficeTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const parts = await Promise.all(NAMES.map((name) => files[`./${locale}/${name}.json`]?.()));
  loaded.set(locale, Object.assign({}, ...parts));
}

/** Texts of the admin panel in a language that was loaded. */
export function backOfficeTexts(locale: Locale): Texts {
  return loaded.get(locale) ?? {};
}
