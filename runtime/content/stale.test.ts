import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { aChild, aLevel, aMaster, aNode, anElement } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { collapseLevels } from './collapse.ts';
import { resolveField } from './resolve.ts';
import { isStale, sourceOf, staleFields, stampOf, stampsFor } from './stale.ts';
import { staleLanguages } from './stale-languages.ts';
import type { Level } from './types.ts';

const schema = Type.Object({
  title: Type.Optional(Type.String({ 'x-i18n': true })),
  size: Type.Optional(Type.String()),
});
const TITLE = {
  name: 'title',
  bag: 'meta',
  mobileBag: 'mobileMeta',
  translated: true,
  mobile: true,
  initial: undefined,
  schema: {},
} as const;

const level = (meta: Record<string, unknown>, rest: Partial<Omit<Level, 'bags'>> = {}) =>
  aLevel({ bags: { meta }, ...rest });

const translated = (source: string, title = 'Neu') => ({
  de: { meta: { title }, of: { 'meta.title': stampOf(source) } },
});
const originOf = (levels: Level[], locale: Locale) =>
  resolveField({ schema, levels, locale, viewport: 'desktop', siteLocale: 'hr' }, 'title').origin;

describe('a stamp', () => {
  it('is equal for equal values, in whatever order their keys are', () => {
    expect(stampOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(stampOf({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(stampOf([1, 2])).not.toBe(stampOf([2, 1]));
    expect(stampOf(undefined)).not.toBe(stampOf(''));
    expect(stampOf('x'.repeat(100_000)).length).toBeLessThanOrEqual(7);
  });

  it('is made of what stands in the base language, also of a master below', () => {
    const levels = [aLevel(), level({ title: 'Original' }, { kind: 'master' })];

    expect(sourceOf({ schema, levels }, 0, 'title', 'desktop')).toBe('Original');
    expect(stampsFor({ schema, levels }, 0, TITLE, { locale: 'en', viewport: 'mobile' })).toEqual([
      { locale: 'en', key: 'mobileMeta.title', stamp: stampOf('Original') },
    ]);
  });

  it('is not asked of a field that is the same in every language', () => {
    const levels = [level({ size: 'm' })];
    const size = { ...TITLE, name: 'size', translated: false };

    expect(stampsFor({ schema, levels }, 0, size, { locale: null, viewport: 'desktop' })).toEqual(
      [],
    );
  });
});

describe('a translation', () => {
  it('is stale when its source is another one now, and is not without a stamp', () => {
    const stale = [level({ title: 'Novo' }, { tr: translated('Staro') })];
    const current = [level({ title: 'Staro' }, { tr: translated('Staro') })];
    const unknown = [level({ title: 'Novo' }, { tr: { de: { meta: { title: 'Neu' } } } })];
    const found = [stale, current, unknown].map((levels) =>
      isStale({ schema, levels }, 'title', originOf(levels, 'de')),
    );

    expect(found).toEqual([true, false, false]);
    expect(isStale({ schema, levels: stale }, 'title', originOf(stale, 'hr'))).toBe(false);
  });

  it('that phones show too is told once, with the element that holds it', () => {
    const levels = [level({ title: 'Novo' }, { tr: translated('Staro') })];

    expect(staleFields({ schema, levels })).toEqual([
      { field: 'title', locale: 'de', viewport: 'desktop', elementId: 1 },
    ]);
  });

  it('is not told where a nearer one is shown', () => {
    const master = level({ title: 'Novo' }, { kind: 'master', tr: translated('Staro') });
    const levels = [level({ title: 'Ovdje' }, { kind: 'child', tr: translated('Ovdje') }), master];

    expect(staleFields({ schema, levels })).toEqual([]);
    expect(staleFields({ schema, levels: [aLevel(), master] })).toHaveLength(1);
  });

  it('stays stale when masters are laid into one level', () => {
    const levels = [aLevel(), level({ title: 'Novo' }, { tr: translated('Staro') })];
    const set = collapseLevels({ schema, levels, language: 'hr', siteLocale: 'hr' });

    expect(staleFields({ schema, levels: [{ ...aLevel(), ...set }] })).toHaveLength(1);
  });
});

describe('the stale languages of an element', () => {
  it('are those of its nodes and of its own texts; what a master holds is the master’s', () => {
    const of = { 'meta.title': stampOf('Staro') };
    const master = aMaster(50, aNode('root', { meta: { title: 'Novo' } }), {
      tr: { en: { root: { meta: { title: 'Old' }, of } } },
    });
    const page = anElement({
      meta: { title: 'Stranica' },
      parts: [aNode('a', { meta: { title: 'Novo' } }), aChild('k', 50)],
      tr: { de: { a: { meta: { title: 'Alt' }, of } } },
    });
    const masters = { 50: master };

    expect(staleLanguages(page, masters, toyRegistry)).toEqual(['de']);
    expect(staleLanguages(master, {}, toyRegistry)).toEqual(['en']);
    const titled = { ...page, tr: { en: { '.': { meta: { title: 'Page' }, of } } } };
    expect(staleLanguages(titled, masters, toyRegistry)).toEqual(['en']);
  });
});
