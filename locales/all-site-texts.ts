import { LOCALES } from '#domain/locales.ts';
import { addShopTexts, loadSiteTexts, type Namespaces } from './site-texts.ts';

/** Of the pages before a login of the back office, which the server writes: no browser fetches them. */
const doorFiles = import.meta.glob<Namespaces>('./*/door.json', { import: 'default' });

// For those that answer in every language: the server, stories and tests.
await Promise.all(
  LOCALES.map(async (locale) => {
    const [door] = await Promise.all([
      doorFiles[`./${locale}/door.json`]?.(),
      loadSiteTexts(locale),
    ]);
    if (door) addShopTexts(locale, door);
  }),
);
