import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { composeElement } from '#runtime/content/compose.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import type { ComposedNode } from '#runtime/content/types.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { NavNode } from '#schemas/api/site.ts';
import type { Element } from '#schemas/content/element.ts';
import { preset, publishedElement, sampleElement } from '#tests/support/preset.ts';
import { PRESET_NAMES } from './beginning.ts';
import { folderFiles } from './files/preset-files.ts';
import type { PresetCategory } from './format/preset-catalog-schema.ts';
import { checkPreset, presetFiles, readPreset } from './preset.ts';
import { treeOf } from './site/navigation-builder.ts';

/** Id of every category. */
const CATEGORY = 1;
const names = preset.settings.elements;
const elements = names.map(sampleElement);
const pages = elements.filter(({ type }) => type === 'page');
const registry = createRegistry(allBlocks);
const rules = createContentRules(registry);
const masters = {
  '11': publishedElement('shared/season'),
  '12': publishedElement('shared/promise'),
};

/** A text of several words, which no name of a network and no address is. */
const WORDS = /"[^"/]*\p{L}{2} [^"/]*"/u;

function allNodes(node: ComposedNode): ComposedNode[] {
  const inner = Object.values(node.slots).flatMap(({ nodes }) => nodes);
  return [node, ...inner.flatMap(allNodes)];
}

/** Fields of an element with words that have no English or German of their own. */
function untranslated(element: Element): string[] {
  const nodes = composeElement(element, masters, registry);
  return nodes.flatMap(allNodes).flatMap(({ id, block, levels }) => {
    const schema = registry.get(block)?.schema ?? Type.Object({});
    return (['en', 'de'] as const).flatMap((locale) => {
      const place = { schema, levels, locale, siteLocale: 'hr' as const };
      const { values, origins } = resolveNode({ ...place, viewport: 'desktop' });
      return Object.keys(origins)
        .filter((name) => origins[name]?.untranslated)
        .filter((name) => WORDS.test(JSON.stringify(values[name])))
        .map((name) => `${locale} ${id}.${name}`);
    });
  });
}

/** Every object below a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

function slugsOf(categories: readonly PresetCategory[]): string[] {
  return categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children ?? [])]);
}

const SLUGS: Record<string, Set<string>> = {
  page: new Set(pages.map(({ slug }) => slug)),
  post: new Set(preset.blog?.posts.map(({ slug }) => slug)),
  term: new Set(preset.blog?.terms.map(({ slug }) => slug)),
  category: new Set(slugsOf(preset.categories)),
  product: new Set(preset.products.map(({ slug }) => slug)),
};

function isKnown(kind: unknown, slug: unknown): boolean {
  return SLUGS[String(kind)]?.has(String(slug)) ?? false;
}

describe('every element of the sample shop', () => {
  it.each(elements.map((content) => [String(content.meta['title']), content] as const))(
    '%s keeps the rules of its blocks',
    (_title, content) => {
      expect(rules.check(content, masters)).toEqual([]);
    },
  );

  it.each(elements.map((content) => [String(content.meta['title']), content] as const))(
    '%s is stored as it is written',
    (_title, content) => {
      expect(rules.clean(content)).toEqual(content);
    },
  );

  it('shows pictures that the shop has', () => {
    const known = new Set(preset.pictures.map(({ id }) => id));

    const unknown = elements
      .flatMap((content) => rules.mediaIds(content))
      .filter((id) => !known.has(id));

    expect(unknown).toEqual([]);
  });

  it('links to what there is', () => {
    const links = objectsIn(elements).filter(
      (link) => typeof link['slug'] === 'string' && 'kind' in link,
    );
    const lost = links.filter((link) => !isKnown(link['kind'], link['slug']));

    expect(links.length).toBeGreaterThan(15);
    expect(lost).toEqual([]);
  });

  it('has node ids that are its own', () => {
    for (const { parts } of elements) {
      const ids = objectsIn(parts)
        .filter((part) => 'block' in part)
        .map((part) => part['id']);

      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

/** What is built on the blank preset, and that itself. */
const STARTERS = PRESET_NAMES.filter((name) => name !== 'bonaca');

describe.each(STARTERS)('the preset %s', (name) => {
  const files = presetFiles(name);
  const starter = readPreset(files);
  const known = (kind: string) => (kind === 'category' ? CATEGORY : undefined);
  const own = starter.settings.elements.map(
    (element) => [element, starter.element(element, known)] as const,
  );
  const starterSlugs: Record<string, Set<string>> = {
    page: new Set(own.filter(([, { type }]) => type === 'page').map(([, { slug }]) => slug)),
    post: new Set(starter.blog?.posts.map(({ slug }) => slug)),
    term: new Set(starter.blog?.terms.map(({ slug }) => slug)),
    category: new Set(slugsOf(starter.categories)),
    product: new Set(starter.products.map(({ slug }) => slug)),
  };
  const allSlugs = new Set(Object.values(starterSlugs).flatMap((slugs) => [...slugs]));

  it.each(own)(
    '%s keeps the rules of its blocks, and is stored as it is written',
    (_name, content) => {
      expect(rules.check(content, {})).toEqual([]);
      expect(rules.clean(content)).toEqual(content);
    },
  );

  it.each(own)('%s speaks all languages', (_name, content) => {
    const element = { ...content, id: 1, rev: 1, status: 'published' as const };

    expect(untranslated(element)).toEqual([]);
  });

  it('says everything else in all languages, too', () => {
    const data = [starter.products, starter.categories, starter.attributes, starter.blog];
    const open = objectsIn([...data, starter.pictures, starter.settings.about]).filter(
      (texts) => 'hr' in texts && !('en' in texts && 'de' in texts),
    );

    expect(open).toEqual([]);
  });

  it('is led to by menus that lead nowhere else', () => {
    const all = (nodes: readonly NavNode[]): NavNode[] =>
      nodes.flatMap((node) => [node, ...all(node.children)]);
    const links = Object.values(starter.navigations)
      .flatMap((tree) => all(treeOf(tree, 'hr') ?? []))
      .map(({ link }) => link)
      .filter((link) => link !== '');

    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !allSlugs.has(link.slice(link.lastIndexOf('/') + 1)))).toEqual(
      [],
    );
  });

  it('links to what there is, and shows pictures that it has', () => {
    const links = objectsIn(own).filter(
      (link) => typeof link['slug'] === 'string' && 'kind' in link,
    );
    const pictures = new Set(starter.pictures.map(({ id }) => id));
    const shown = own.flatMap(([, content]) => rules.mediaIds(content));

    expect(
      links.filter(({ kind, slug }) => !starterSlugs[String(kind)]?.has(String(slug))),
    ).toEqual([]);
    expect(shown.filter((id) => !pictures.has(id))).toEqual([]);
    checkPreset(starter);
  });

  it('has no words of the sample shop, and is small', () => {
    const read = (ending: string) =>
      files.names.filter((file) => file.endsWith(ending)).map((file) => files.read(file));
    const bytes = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + part.length, 0);

    expect(JSON.stringify([starter.settings, own])).not.toContain('Bonaca');
    expect(bytes(read('.json'))).toBeLessThan(60_000);
    expect(bytes(read('.webp'))).toBeLessThan(150_000);
  });
});

it('the blank preset has nothing to sell', () => {
  const { products, categories, pictures, coupons } = readPreset(presetFiles('blank'));
  expect([products, categories, pictures, coupons]).toEqual([[], [], [], []]);
});

it('every ready preset shows what it looks like, in a small picture', () => {
  for (const name of PRESET_NAMES) {
    const picture = presetFiles(name).read('preview.webp');
    expect([name, picture.subarray(8, 12).toString()]).toEqual([name, 'WEBP']);
    expect(picture.length).toBeLessThanOrEqual(25 * 1024);
  }
});

describe('what every visitor meets first', () => {
  it.each(names.filter((name) => name === 'pages/home' || name.startsWith('shared/')))(
    '%s speaks English and German wherever it has words',
    (name) => {
      const open = untranslated(publishedElement(name, 9));

      expect(open).toEqual([]);
    },
  );
});

describe('the navigations', () => {
  const entries = Object.values(preset.navigations).flatMap((tree) => treeOf(tree, 'hr') ?? []);
  const all = (nodes: readonly NavNode[]): NavNode[] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);

  it('lead to what there is', () => {
    const slugs = new Set(Object.values(SLUGS).flatMap((known) => [...known]));
    const lost = all(entries)
      .map((node) => node.link)
      .filter((link) => link !== '')
      .filter((link) => !slugs.has(link.slice(link.lastIndexOf('/') + 1)));

    expect(lost).toEqual([]);
  });

  it('have three levels and number their entries', () => {
    const main = all(treeOf(preset.navigations['main'] ?? [], 'de') ?? []);

    expect(main.map(({ id }) => id)).toEqual(main.map((_, index) => index + 1));
    expect(main.find(({ link }) => link === '/shop/dnevne-kreme')).toMatchObject({
      name: 'Tagescremes',
      linkV2: { kind: 'category', slug: 'dnevne-kreme' },
    });
  });
});

describe('a preset that is not as it should be', () => {
  it('is refused with the file and the place of the fault', () => {
    const folder = mkdtempSync(join(tmpdir(), 'izlog-preset-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const catalog = { items: preset.pictures };
    mkdirSync(join(folder, 'media'));
    mkdirSync(join(folder, 'catalog'));
    writeFileSync(join(folder, 'media/manifest.json'), JSON.stringify(catalog));
    writeFileSync(join(folder, 'catalog/tags.json'), '[{ "id": 1, "key": "new", "names": {} }]');

    expect(() => readPreset(folderFiles(folder))).toThrow(
      /catalog\/tags\.json\/0\/names must have required property 'hr'/,
    );
  });
});
