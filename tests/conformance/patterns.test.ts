import { beforeAll, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { LOCALES } from '#domain/locales.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { walk } from '#runtime/content/tree.ts';
import { createRegistry } from '#runtime/registry.ts';
import { ELEMENT_TR_KEY, type ElementContent } from '#schemas/content/element.ts';
import { PATTERN_CATEGORIES } from '#schemas/content/pattern.ts';
import { readPatterns } from '#server/seed/patterns.ts';
import { siteEntry } from '#src/entry-server.tsx';
import { logIn } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const SETTINGS: TestSettings = { entry: siteEntry };

const rules = createContentRules(createRegistry(allBlocks));
const { patterns, pictures } = readPatterns();
const keys = [...pictures.keys()];
const cases = patterns.map((pattern) => [pattern.name, pattern] as const);
const pages = patterns.filter(({ about }) => about.kind === 'page');
const content = (pattern: (typeof patterns)[number]) =>
  pattern.content((key) => keys.indexOf(key) + 1);

/** Fields that are said in every language. */
const translated = new Map(
  allBlocks.map((block) => [
    block.type,
    Object.entries(block.schema.properties)
      .filter(([, field]) => 'x-i18n' in field)
      .map(([name]) => name),
  ]),
);

/** Fields whose words another language lacks, as `node.field`. */
function untold(element: ElementContent, locale: string): string[] {
  const told = element.tr[locale] ?? {};
  return [...walk(element)].flatMap(({ node }) =>
    (translated.get(node.block) ?? [])
      .filter((field) => hasWords(node.meta?.[field]) && !told[node.id]?.meta?.[field])
      .map((field) => `${node.id}.${field}`),
  );
}

/** Whether a value says something that reads differently in another language. */
function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Ll}{3}/u.test(value);
  if (Array.isArray(value)) return value.some(hasWords);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => !NO_WORDS.has(name) && hasWords(inner));
}
const NO_WORDS = new Set(['kind', 'href', 'type', 'icon', 'size', 'ground', 'sign', 'attrs']);

/** Addresses that links lead to. */
function hrefs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefs);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' ? [inner] : hrefs(inner),
  );
}

/** What a pattern looks like, apart from its words and pictures. */
const shape = (element: ElementContent) =>
  JSON.stringify([...walk(element)].map(({ node }) => [node.block, node.options]));

/** What every shop has, and a place on the page itself. */
const EVERYWHERE = /^(\/|\/shop|\/objave|\/pretraga|\/registracija|#[a-z][a-z0-9-]*)$/;

let shop: TestApp;
let ema: EditorClient;
let staff: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp(SETTINGS);
  ema = await createEditor(shop);
  const { tokens } = await logIn(shop.app, shop.headers, 'urednik@izlog.test');
  staff = { ...shop.headers, accesstoken: tokens.accessToken };
}, 120_000);

describe('the patterns', () => {
  it('are of every category, and no two look alike', () => {
    const shapes = patterns.map((pattern) => shape(content(pattern)));

    expect(new Set(patterns.map(({ about }) => about.category))).toEqual(
      new Set([...PATTERN_CATEGORIES, ...(pages.length > 0 ? [null] : [])]),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(new Set(patterns.map(({ name }) => name)).size).toBe(patterns.length);
  });

  it.each(cases)('%s shows pictures that are there, each of its own content', (_name, pattern) => {
    expect(pattern.pictures.filter((key) => !pictures.has(key))).toEqual([]);
  });

  it.each(cases)('%s is content as any block takes it', (_name, pattern) => {
    const element = content(pattern);

    expect(rules.check(element, {})).toEqual([]);
    expect(rules.clean(element)).toEqual(element);
    expect(rules.mediaIds(element)).toHaveLength(pattern.pictures.length);
  });

  it.each(cases)('%s says everything in every language', (_name, pattern) => {
    const element = content(pattern);

    expect(untold(element, 'en')).toEqual([]);
    expect(untold(element, 'de')).toEqual([]);
    expect(Object.keys(element.tr).sort()).toEqual(['de', 'en']);
  });

  it.each(cases)('%s leads to what every shop has', (_name, pattern) => {
    const element = content(pattern);
    const anchors = [...walk(element)].map(({ node }) => `#${node.options?.['anchor']}`);
    const found = hrefs([element.parts, element.tr]);

    expect(found.filter((href) => !EVERYWHERE.test(href))).toEqual([]);
    expect(found.filter((href) => href.startsWith('#') && !anchors.includes(href))).toEqual([]);
  });

  it.each(cases)('%s is shown as the shop renders it, in every language', async (name, pattern) => {
    for (const locale of LOCALES) {
      const answer = await shop.app.inject({
        url: `/_pattern/preview/${name}?locale=${locale}`,
        headers: staff,
      });
      const element = content(pattern);
      const roots = element.parts.map(({ block }) => block);

      expect(answer.statusCode).toBe(200);
      expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(answer.body).toContain(`lang="${locale}"`);
      expect(answer.body.includes('data-block="site-header"')).toBe(
        pattern.about.kind === 'page' && element.options['withoutHeader'] !== true,
      );
      expect(answer.body).not.toContain('<script type="module"');
      for (const block of new Set(roots)) expect(answer.body).toContain(`data-block="${block}"`);
    }
  });
});

describe('a page preset', () => {
  it.each(pages.map(({ name }) => [name] as const))(
    '%s begins a page that can be published as it is, once it has a name',
    async (name) => {
      const taken = await ema.send('POST', '/pattern/take', { name, language: 'hr' });
      const { data } = taken.json();
      const made = await ema.send('POST', '/page/create', {
        ...data,
        slug: `nova-${name}`.slice(0, 60),
        meta: { ...data.meta, title: 'Nova stranica' },
      });

      expect(taken.statusCode).toBe(200);
      expect(made.json()).not.toHaveProperty('error');
      expect(
        (await ema.send('POST', `/element/${made.json().data.id}/publish`, {})).json(),
      ).not.toHaveProperty('error');
      expect(data.tr.en[ELEMENT_TR_KEY]).toBeDefined();
    },
  );

  it.each(pages.map((pattern) => [pattern.name, pattern] as const))(
    '%s has one main heading',
    (_name, pattern) => {
      const levels = [...walk(content(pattern))].map(({ node }) => node.options?.['level']);

      expect(levels.filter((level) => level === 'h1')).toHaveLength(1);
    },
  );
});
