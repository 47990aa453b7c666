import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { composeElement } from '#runtime/content/compose.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import type { ComposedNode } from '#runtime/content/types.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { NavNode } from '#schemas/api/site.ts';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import { samplePosts } from '#server/seed/blog/posts.ts';
import { sampleTerms } from '#server/seed/blog/sample-blog.ts';
import { sampleCategories } from '#server/seed/catalog/categories.ts';
import type { SampleCategory } from '#server/seed/catalog/sample-catalog.ts';
import { sampleProducts } from '#server/seed/catalog/to-rows.ts';
import { readManifest } from '#server/seed/manifest.ts';
import { toNavigation } from '#server/seed/site/navigation-builder.ts';
import { sampleNavigations } from '#server/seed/site/navigations.ts';
import { linkPages, loginPages, profilePage } from './account-pages.ts';
import { cartPage } from './cart-page.ts';
import { checkoutPages } from './checkout-pages.ts';
import { cookieElement, footerElement, headerElement } from './chrome.ts';
import { eventTemplate, notFoundTemplate, postTemplate, searchPage } from './found-pages.ts';
import { homePage } from './home.ts';
import { promiseMaster, seasonMaster } from './masters.ts';
import { aboutPage, textPages } from './pages.ts';
import { blogPage, postCategoriesPage } from './post-pages.ts';
import { productTemplate } from './product-template.ts';
import { categoryTemplate, shopPage } from './shop-pages.ts';

const IDS = { season: 1, promise: 2 };
const pages = [
  homePage(IDS),
  aboutPage(IDS),
  shopPage,
  cartPage,
  blogPage,
  postCategoriesPage,
  searchPage,
  ...textPages,
  ...loginPages,
  ...checkoutPages,
  ...linkPages,
  profilePage,
];
const elements: ElementContent[] = [
  seasonMaster,
  promiseMaster,
  headerElement,
  footerElement,
  cookieElement,
  productTemplate(IDS),
  postTemplate,
  eventTemplate,
  notFoundTemplate,
  categoryTemplate(IDS),
  ...pages,
];
const registry = createRegistry(allBlocks);
const rules = createContentRules(registry);
const asMaster = (id: number, content: ElementContent): Element => ({
  ...content,
  id,
  rev: 1,
  status: 'published',
});
const masters = { '1': asMaster(1, seasonMaster), '2': asMaster(2, promiseMaster) };

/** A text of several words, which no name of a network and no address is. */
const WORDS = /"[^"/]*\p{L}{2} [^"/]*"/u;

function allNodes(node: ComposedNode): ComposedNode[] {
  const inner = Object.values(node.slots).flatMap(({ nodes }) => nodes);
  return [node, ...inner.flatMap(allNodes)];
}

/** Every object below a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

function slugsOf(categories: readonly SampleCategory[]): string[] {
  return categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children ?? [])]);
}

const SLUGS: Record<string, Set<string>> = {
  page: new Set(pages.map(({ slug }) => slug)),
  post: new Set(samplePosts.map(({ slug }) => slug)),
  term: new Set(sampleTerms.map(({ slug }) => slug)),
  category: new Set(slugsOf(sampleCategories)),
  product: new Set(sampleProducts.map(({ slug }) => slug)),
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

  it('shows pictures that the shop has', async () => {
    const { pictures } = await readManifest();
    const known = new Set(pictures.map(({ id }) => id));

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

describe('what every visitor meets first', () => {
  const first = [seasonMaster, promiseMaster, headerElement, footerElement, cookieElement];

  it.each([homePage(IDS), ...first].map((content) => [String(content.meta['title']), content]))(
    '%s speaks English and German wherever it has words',
    (_title, content) => {
      const nodes = composeElement(asMaster(9, content), masters, registry);
      const open = nodes.flatMap(allNodes).flatMap(({ id, block, levels }) => {
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

      expect(open).toEqual([]);
    },
  );
});

describe('the navigations', () => {
  const entries = Object.values(sampleNavigations).flatMap((tree) => toNavigation(tree, 'hr'));
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
    const main = all(toNavigation(sampleNavigations['main'] ?? [], 'de'));

    expect(main.map(({ id }) => id)).toEqual(main.map((_, index) => index + 1));
    expect(main.find(({ link }) => link === '/shop/dnevne-kreme')).toMatchObject({
      name: 'Tagescremes',
      linkV2: { kind: 'category', slug: 'dnevne-kreme' },
    });
  });
});
