import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LOCALES } from '#domain/locales.ts';
import { collectTexts } from './catalogue.ts';
import { createSmallTranslate } from './small-translate.ts';
import type { Translate } from './texts.ts';
import { createTranslate } from './translate.ts';

const plain = fc.stringMatching(/^[a-zA-ZčćžšđČĆŽŠĐ0-9 .,!%€-]{0,30}$/);
const template = fc
  .array(fc.oneof(plain, fc.constantFrom('{{name}}', '{{ count }}', '{{count}}', '{{missing}}')), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
const keyNames = ['title', 'items', 'items_one', 'items_few', 'items_many', 'items_other'];
const namespace = fc.dictionary(fc.constantFrom(...keyNames), template);

describe('the two translators', () => {
  it.each(LOCALES)('give the same text for every key of the catalogue: %s', (locale) => {
    const texts = collectTexts(locale, []);
    const small = createSmallTranslate(locale, texts);
    const full = createTranslate(locale, texts);
    const keys = Object.entries(texts).flatMap(([name, entries]) =>
      Object.keys(entries).map((key) => `${name}:${key.replace(/_(one|few|other)$/, '')}`),
    );
    const counts = [0, 1, 2, 4, 5, 11, 21, 22, 101];
    const params = { percent: 20, price: '1,00 €', amount: '12,50 €', limit: 8, status: 500 };
    const all = (t: Translate) =>
      keys.flatMap((key) => counts.map((count) => t(key, { ...params, count })));

    expect(all(small)).toEqual(all(full));
  });

  it('agree on any text, placeholder and number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        namespace,
        fc.constantFrom<string>('hero:title', 'hero:items', 'hero:none', 'none:title'),
        fc.record({ name: plain, count: fc.integer({ min: 0, max: 1000 }) }, { requiredKeys: [] }),
        (locale, texts, key, params) => {
          const small = createSmallTranslate(locale, { common: {}, hero: texts });
          const full = createTranslate(locale, { common: {}, hero: texts });
          expect(small(key, params)).toBe(full(key, params));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not resolve placeholders inside a value', () => {
    const texts = { common: { email: 'Bok, {{name}}' } };
    const hello = (t: Translate) => t('email', { name: '{{count}}', count: 3 });

    expect(hello(createSmallTranslate('hr', texts))).toBe('Bok, {{count}}');
    expect(hello(createTranslate('hr', texts))).toBe('Bok, {{count}}');
  });

  it('take keys that are written out only where there is a text', () => {
    const t = createTranslate('hr', collectTexts('hr', []));
    const computed: string = 'no-such:key';

    // @ts-expect-error there is no such text
    expect(t('no-such:key')).toBe(t(computed));
    // @ts-expect-error a part of the key is wrong
    expect(t('page:error.tytle')).toBe('error.tytle');
    expect(t('cartCount', { count: 2 })).toBe('2 proizvoda u košarici');
  });
});
