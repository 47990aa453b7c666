import { describe, expect, it } from 'vitest';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { readBuiltIns } from '#server/seed/built-ins.ts';
import { inLanguage } from './in-language.ts';

const contentOf = readBuiltIns();

describe('a content that is begun in another language', () => {
  it('says there what its translation said, and as a translation what it said before', () => {
    const search = contentOf('search', 'Kod Ane');
    const german = inLanguage(search, 'de');

    expect(german).toMatchObject({ language_code: 'de', meta: search.tr['de']?.['.']?.meta });
    expect(german.tr['hr']?.['.']?.meta).toEqual(search.meta);
    expect(Object.keys(german.tr).sort()).toEqual(['en', 'hr']);
  });

  it.each(SYSTEM_PAGES)('loses nothing of $name on the way there and back', ({ name }) => {
    const content = contentOf(name, 'Kod Ane');

    expect(inLanguage(content, 'hr')).toBe(content);
    expect(inLanguage(inLanguage(content, 'de'), 'hr')).toEqual(content);
  });

  it.each(SYSTEM_PAGES)('has as many texts of $name in each translation', ({ name }) => {
    const { tr } = contentOf(name, 'Kod Ane');
    const fields = (locale: 'en' | 'de') =>
      Object.entries(tr[locale] ?? {}).map(([id, { meta = {} }]) => [id, Object.keys(meta).sort()]);

    // What one of them left out would be told in the wrong language.
    expect(Object.fromEntries(fields('de'))).toEqual(Object.fromEntries(fields('en')));
  });
});
