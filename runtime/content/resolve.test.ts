import { describe, expect, it } from 'vitest';

import type { Locale } from '#domain/locales.ts';
import { aChild, aLevel, aMaster, aNode, anElement } from '#tests/support/content/builders.ts';
import { banner, toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { composeElement } from './compose.ts';
import { differs, resolveField, resolveNode, saysMobile } from './resolve.ts';
import type { Level, Viewport } from './types.ts';

function ask(levels: Level[], locale: Locale = 'hr', viewport: Viewport = 'desktop') {
  return { schema: banner.schema, levels, locale, viewport, siteLocale: 'hr' as const };
}

describe('the worked example: a child of the winter care master', () => {
  const master = aMaster(
    7,
    aNode('root', {
      meta: {
        title: 'Zimska njega',
        subtitle: 'Do -30 %',
        image: { id: 101 },
        cta: { kind: 'page', slug: 'zimska-njega', label: 'Kupi' },
      },
      mobileMeta: { title: 'Zima', image: { id: 102 } },
      options: { columns: 4 },
      mobileOptions: { columns: 2 },
    }),
    {
      tr: {
        de: {
          root: {
            meta: {
              title: 'Winterpflege',
              cta: { kind: 'page', slug: 'zimska-njega', label: 'Kaufen' },
            },
          },
        },
      },
    },
  );
  const page = anElement({
    parts: [
      aChild('child', 7, {
        meta: { title: 'Zimska njega ruku', subtitle: { $unset: true } },
        mobileOptions: { columns: 1 },
      }),
    ],
  });
  const [child] = composeElement(page, { 7: master }, toyRegistry);
  const levels = child?.levels ?? [];

  it('shows the child title, no subtitle and the master picture in four columns on a desktop', () => {
    const { values } = resolveNode(ask(levels));

    expect(values).toMatchObject({
      title: 'Zimska njega ruku',
      subtitle: '',
      image: { id: 101 },
      columns: 4,
    });
  });

  it('keeps the child title on a phone, with the mobile picture of the master in one column', () => {
    const { values } = resolveNode(ask(levels, 'hr', 'mobile'));

    expect(values).toMatchObject({
      title: 'Zimska njega ruku',
      subtitle: '',
      image: { id: 102 },
      columns: 1,
    });
  });

  it('flags the child title as untranslated in German and takes the German label', () => {
    const { values, origins } = resolveNode(ask(levels, 'de'));

    expect(values).toMatchObject({ title: 'Zimska njega ruku', cta: { label: 'Kaufen' } });
    expect(origins['title']).toMatchObject({ level: 'child', locale: 'hr', untranslated: true });
    expect(origins['cta']).toMatchObject({ level: 'master', locale: 'de', untranslated: false });
  });

  it('says where every value came from', () => {
    const { origins } = resolveNode(ask(levels, 'hr', 'mobile'));

    expect(origins['subtitle']).toMatchObject({ level: 'child', index: 0, unset: true });
    expect(origins['columns']).toEqual({
      level: 'child',
      index: 0,
      source: { elementId: 1, nodeId: 'child' },
      locale: 'hr',
      viewport: 'mobile',
      unset: false,
      untranslated: false,
    });
    expect(origins['image']).toMatchObject({
      level: 'master',
      source: { elementId: 7, nodeId: 'root' },
    });
    expect(origins['align']).toMatchObject({ level: 'default', index: -1, source: null });
  });
});

describe('resolveNode', () => {
  it('lets a base value of a nearer level cut off mobile and translated values below it', () => {
    const levels = [
      aLevel({ bags: { meta: { title: 'Blizu' } } }),
      aLevel({
        bags: { meta: { title: 'Daleko' }, mobileMeta: { title: 'Mobilno' } },
        tr: { de: { meta: { title: 'Fern' } } },
      }),
    ];

    expect(resolveNode(ask(levels, 'de', 'mobile')).values['title']).toBe('Blizu');
  });

  it('passes over a level whose only value is for the other viewport or another locale', () => {
    const levels = [
      aLevel({
        bags: { mobileMeta: { title: 'Mobilno' } },
        tr: { en: { meta: { title: 'English' } } },
      }),
      aLevel({ bags: { meta: { title: 'Niže' } } }),
    ];

    expect(resolveNode(ask(levels)).values['title']).toBe('Niže');
    expect(resolveNode(ask(levels, 'de')).values['title']).toBe('Niže');
    expect(resolveNode(ask(levels, 'hr', 'mobile')).values['title']).toBe('Mobilno');
    expect(resolveNode(ask(levels, 'en')).values['title']).toBe('English');
  });

  it('takes translated mobile, translated base, mobile, base in that order', () => {
    const bags = { meta: { title: 'baza' }, mobileMeta: { title: 'mobilno' } };
    const both = { meta: { title: 'Basis' }, mobileMeta: { title: 'Handy' } };

    const full = [aLevel({ bags, tr: { de: both } })];
    const withoutMobile = [aLevel({ bags, tr: { de: { meta: both.meta } } })];
    const withoutGerman = [aLevel({ bags })];

    expect(resolveNode(ask(full, 'de', 'mobile')).values['title']).toBe('Handy');
    expect(resolveNode(ask(withoutMobile, 'de', 'mobile')).values['title']).toBe('Basis');
    expect(resolveNode(ask(withoutGerman, 'de', 'mobile')).values['title']).toBe('mobilno');
  });

  it('falls back to the language of the site before the language of the content', () => {
    const level = aLevel({
      baseLocale: 'en',
      bags: { meta: { title: 'Base' } },
      tr: { hr: { meta: { title: 'Hrvatski' } } },
    });

    expect(resolveNode(ask([level], 'de')).values['title']).toBe('Hrvatski');
    expect(resolveNode(ask([level], 'en')).values['title']).toBe('Base');
    expect(resolveNode(ask([level], 'de')).origins['title']).toMatchObject({
      locale: 'hr',
      untranslated: true,
    });
  });

  it('ignores translations of a field that is the same in every language', () => {
    const level = aLevel({
      bags: { meta: { image: { id: 1 } } },
      tr: { de: { meta: { image: { id: 2 } } } },
    });

    expect(resolveNode(ask([level], 'de')).values['image']).toEqual({ id: 1 });
    expect(resolveNode(ask([level], 'de')).origins['image']?.untranslated).toBe(false);
  });

  it('ignores mobile values of a field that has none', () => {
    const level = aLevel({ bags: { options: { wide: true }, mobileOptions: { wide: false } } });

    expect(resolveNode(ask([level], 'hr', 'mobile')).values['wide']).toBe(true);
  });

  it.each(['', null, [], 0, false])('counts %j as a value', (empty) => {
    const levels = [
      aLevel({ bags: { meta: { title: empty } } }),
      aLevel({ bags: { meta: { title: 'Niže' } } }),
    ];

    expect(resolveNode(ask(levels)).values['title']).toEqual(empty);
  });

  it('does not flag a missing translation of a field without text', () => {
    const level = aLevel({ bags: { meta: { title: '', subtitle: { $unset: true } } } });

    const { origins } = resolveNode(ask([level], 'de'));

    expect(origins['title']?.untranslated).toBe(false);
    expect(origins['subtitle']?.untranslated).toBe(false);
  });

  it('does not take names of Object.prototype for translations', () => {
    const levels = [aLevel({ bags: { meta: { title: 'a' } } })];

    expect(() => resolveNode(ask(levels, 'constructor' as Locale))).not.toThrow();
  });
});

describe('resolveField', () => {
  it('answers one field as resolveNode does', () => {
    const levels = [aLevel({ bags: { options: { columns: 5 } } })];

    expect(resolveField(ask(levels), 'columns').value).toBe(5);
  });

  it('has no value for a field that the block lacks', () => {
    expect(resolveField(ask([aLevel()]), 'nothing')).toMatchObject({
      value: undefined,
      origin: { level: 'default' },
    });
  });
});

describe('differs', () => {
  const base = resolveNode(ask([aLevel({ bags: { meta: { image: { id: 1 } } } })])).values;

  it('asks for one copy when the viewports are equal', () => {
    expect(differs(banner.schema, base, { ...base })).toEqual({ fields: [], twice: false });
  });

  it('asks for one copy when CSS or a picture element switches the values', () => {
    const mobile = { ...base, columns: 1, image: { id: 2 } };

    expect(differs(banner.schema, base, mobile)).toEqual({
      fields: ['image', 'columns'],
      twice: false,
    });
  });

  it('asks for two copies when a text differs, or a picture is missing on one side', () => {
    expect(differs(banner.schema, base, { ...base, title: 'Kraće' }).twice).toBe(true);
    expect(differs(banner.schema, base, { ...base, image: undefined }).twice).toBe(true);
  });
});

describe('whether a node says anything of small screens', () => {
  it('is so for a field in a mobile bag of any level, or in a translation', () => {
    const plain = aLevel({ bags: { meta: { title: 'A' }, options: { columns: 4 } } });

    expect(saysMobile([plain])).toBe(false);
    expect(saysMobile([plain, aLevel({ bags: { mobileMeta: { title: 'B' } } })])).toBe(true);
    expect(saysMobile([plain, aLevel({ bags: { mobileOptions: { columns: 2 } } })])).toBe(true);
    expect(saysMobile([plain, aLevel({ tr: { de: { mobileMeta: { title: 'C' } } } })])).toBe(true);
  });
});
