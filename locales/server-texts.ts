import { LOCALES, type Locale } from '#domain/locales.ts';
import type facts from './hr/facts.json';
import type legal from './hr/legal.json';
import type mails from './hr/mails.json';
import type server from './hr/server.json';

/** Keys of the words about facts that texts name, without the endings of plural forms. */
export type FactKey = keyof typeof facts extends infer Key
  ? Key extends `${infer Stem}_${'one' | 'few' | 'other'}`
    ? Stem
    : Key
  : never;

/** Keys of the texts of mails. */
export type MailKey = keyof typeof mails;

/** Words of an order's document. */
export type DocumentTexts = typeof server.document;

/**
 * The texts of one file by language. They are imported one by one because the development server runs
 * without Vite, which alone knows `import.meta.glob`.
 */
async function inEveryLanguage<Texts>(
  load: (locale: Locale) => Promise<{ default: Texts }>,
): Promise<(locale: Locale) => Texts> {
  const files = new Map(
    await Promise.all(LOCALES.map(async (locale) => [locale, await load(locale)] as const)),
  );
  return (locale) => {
    const texts = files.get(locale)?.default;
    if (texts === undefined) throw new Error(`Izlog: there is no language "${locale}".`);
    return texts;
  };
}

/** What the server says on pages and documents of its own. */
export const serverTexts = await inEveryLanguage<typeof server>(
  (locale) => import(`./${locale}/server.json`),
);

/** Words about facts that placeholders in texts stand for, and what the editor calls these. */
export const factTexts = await inEveryLanguage<Readonly<Record<string, string>>>(
  (locale) => import(`./${locale}/facts.json`),
);

/** First drafts of the legal pages; `domain/company/legal.ts` says how their lines are written. */
export const legalTexts = await inEveryLanguage<typeof legal>(
  (locale) => import(`./${locale}/legal.json`),
);

/** Texts of mails; the frame around them is in `server/modules/operations/mail/layout.ts`. */
export const mailTexts = await inEveryLanguage<typeof mails>(
  (locale) => import(`./${locale}/mails.json`),
);

/**
 * Texts of failures by code; what is not listed is shown in its raw English. A name in double braces
 * is replaced by the member of `error.payload` of that name. `<CODE>_MORE` is said instead where the
 * payload has a member `more`.
 */
export const errorTexts = await inEveryLanguage<Readonly<Record<string, string>>>(
  (locale) => import(`./${locale}/errors.json`),
);
