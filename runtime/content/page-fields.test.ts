import { describe, expect, it } from 'vitest';

import type { Element } from '#schemas/content/element.ts';
import { elementLevel } from './compose.ts';
import { headTitle, readPageFields } from './page-fields.ts';

const aPage = (changes: Partial<Element> = {}): Element => ({
  id: 1,
  schema: 1,
  type: 'page',
  handler: null,
  slug: 'savjeti',
  language_code: 'hr',
  status: 'draft',
  rev: 1,
  meta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
  parts: [],
  tr: {},
  ...changes,
});

describe('the fields of a page', () => {
  it('are empty on a page that has none', () => {
    expect(readPageFields(elementLevel(aPage()), 'hr')).toEqual({
      title: '',
      seo: {},
      requiresLogin: false,
      withoutHeader: false,
    });
  });

  it('take the texts for search engines from `meta.seo`, whose title wins over the name', () => {
    const seo = { title: 'Savjeti ljekarnika', description: 'Kratko.', image: 7, noindex: true };
    const page = aPage({ meta: { title: 'Savjeti', seo }, options: { noindex: false } });

    const fields = readPageFields(elementLevel(page), 'hr');

    expect(fields).toEqual({
      title: 'Savjeti',
      seo,
      requiresLogin: false,
      withoutHeader: false,
    });
    expect(headTitle(fields)).toBe('Savjeti ljekarnika');
  });

  it('follow the name where `seo` has no title, or an empty one', () => {
    const titleOf = (seo: object) =>
      headTitle(readPageFields(elementLevel(aPage({ meta: { title: 'Savjeti', seo } })), 'hr'));

    expect([titleOf({}), titleOf({ title: '' }), titleOf({ title: 5 })]).toEqual([
      'Savjeti',
      'Savjeti',
      'Savjeti',
    ]);
  });

  it('are translated, and fall back to the language of the page', () => {
    const page = aPage({
      meta: { title: 'Savjeti', seo: { description: 'Kratko.' } },
      tr: { de: { '.': { meta: { seo: { title: 'Ratgeber', description: 'Kurz.' } } } } },
    });

    expect(headTitle(readPageFields(elementLevel(page), 'de'))).toBe('Ratgeber');
    expect(readPageFields(elementLevel(page), 'en').seo).toEqual({ description: 'Kratko.' });
  });

  it('stay whole when a stored part has a type that it must not have', () => {
    const page = aPage({
      meta: { title: 3, seo: { title: ['x'], image: 'sea', noindex: 'yes', description: 'A' } },
      options: { requiresLogin: 'false', withoutHeader: 1 },
    });

    expect(readPageFields(elementLevel(page), 'hr')).toEqual({
      title: '',
      seo: { description: 'A' },
      requiresLogin: false,
      withoutHeader: false,
    });
  });
});
