import { beforeAll, describe, expect, it } from 'vitest';

import { sampleEvent } from '#blocks/_fixtures/event.ts';
import { sampleConfigurable, sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { samplePost } from '#blocks/_fixtures/whole-post.ts';
import type { Post } from '#schemas/api/blog.ts';
import type { Category } from '#schemas/api/categories.ts';
import type { PageRequest } from '#schemas/site-entry.ts';
import {
  aNode,
  anElement,
  aRequest,
  type FakeSite,
  fakePorts,
} from '#tests/support/rendering/fake-ports.ts';
import { buildToySite, type ToySite } from '#tests/support/rendering/toy-site.ts';

let toys: ToySite;
beforeAll(async () => {
  toys = await buildToySite('things');
}, 120_000);

async function open(site: FakeSite, path: string, more: Partial<PageRequest> = {}) {
  const { ports, problems } = fakePorts(site);
  const page = await toys.entry.handle(aRequest(path, more), ports);
  return { ...page, problems };
}

const words = (text: string) => [aNode('aaa', 'plain', { meta: { text } })];
const category = (id: number, slug: string, name: string, children: Category[] = []): Category => ({
  id,
  slug,
  name,
  description: '',
  image: null,
  parent_id: null,
  children,
});
const product = sampleDetail({ slug: 'serum', name: 'Serum "C" </script>', categories: [1, 2] });
const PATH = '/product/serum';
const shop: FakeSite = {
  pages: {},
  things: {
    [PATH]: { type: 'product', id: 101, slug: 'serum' },
    '/shop/product/serum': { type: 'product', id: 101, slug: 'serum' },
    '/objave/kosa': { type: 'term', id: 3, slug: 'kosa' },
  },
  answers: {
    'catalog.getProduct': () => product,
    'catalog.filterCategories': () => ({
      records: [category(1, 'lice', 'Lice', [category(2, 'serumi', 'Serumi')])],
    }),
    'blog.getTerm': () => ({
      id: 3,
      slug: 'kosa',
      title: 'Kosa',
      slugMain: 'kosa',
      type: 'category',
    }),
  },
};

/** What is in the JSON-LD of a page. */
function thingsIn(html: string): Record<string, unknown>[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('the page of a product', () => {
  it('stands in the template that the option names', async () => {
    const templates = {
      7: anElement(words('Prvi predložak'), { type: 'template' }),
      8: anElement(words('Drugi predložak'), { type: 'template' }),
    };
    const options = (id: unknown) => ({ DefaultProductTemplate: id });

    const first = await open({ ...shop, templates, options: options(7) }, PATH);
    const second = await open({ ...shop, templates, options: options('8') }, PATH);

    expect(first.html).toContain('Prvi predložak');
    expect(second.html).toContain('Drugi predložak');
    expect(second.html).not.toContain('Prvi predložak');
    expect(second).toMatchObject({ status: 200, cacheable: true });
  });

  it.each([null, 99, 'x', -1, 1.5, 2 ** 40])(
    'stands in the built-in template where the option holds %s',
    async (id) => {
      const page = await open({ ...shop, options: { DefaultProductTemplate: id } }, PATH);

      expect(page.status).toBe(200);
      // The toy site has no blocks of products: each of the template's is reported as unknown.
      expect(page.problems.map(({ block }) => block)).toEqual([
        'breadcrumb',
        'columns',
        'product-reviews',
        'product-carousel',
      ]);
    },
  );

  it('is known by its name, its description and one address', async () => {
    const page = await open(shop, '/shop/product/serum');

    expect(page.html).toContain('<title>Serum &quot;C&quot; &lt;/script&gt; | Bonaca</title>');
    expect(page.html).toContain(`<meta name="description" content="${product.shortDescription}">`);
    expect(page.html).toContain('<link rel="canonical" href="https://bonaca.test/product/serum">');
    expect(page.html).toContain('<meta property="og:type" content="product">');
    expect(page.html).toMatch(/<meta property="og:image" content="https:\/\/bonaca\.test\/[^"]+">/);
  });

  it('tells search engines product, price and the way to it', async () => {
    const { html } = await open(shop, PATH);
    const [thing, way] = thingsIn(html);

    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Serum "C" </script>',
      url: 'https://bonaca.test/product/serum',
      brand: { '@type': 'Brand', name: product.brand.name },
      offers: {
        '@type': 'Offer',
        price: '32.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Naslovnica', item: 'https://bonaca.test/' },
      { position: 2, name: 'Lice', item: 'https://bonaca.test/shop/lice' },
      { position: 3, name: 'Serumi', item: 'https://bonaca.test/shop/serumi' },
      { position: 4, name: 'Serum "C" </script>' },
    ]);
  });

  it('tells the range of prices of variants, and that a product is sold out', async () => {
    const answers = { 'catalog.getProduct': () => ({ ...sampleConfigurable(), available: false }) };
    const { html } = await open({ ...shop, answers }, PATH);

    expect(thingsIn(html)[0]?.['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '9.40',
      highPrice: '10.90',
      offerCount: 3,
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('is not found when the product was withdrawn meanwhile', async () => {
    expect((await open({ ...shop, answers: {} }, PATH)).status).toBe(404);
  });
});

describe('the page of a post category', () => {
  it('is the page of the blog under the name of the category', async () => {
    const blog = anElement(words('Sve objave'), { meta: { title: 'Objave' } });
    const page = await open({ ...shop, pages: { '/objave': blog } }, '/objave/kosa');

    expect(page.status).toBe(200);
    expect(page.html).toContain('Sve objave');
    expect(page.html).toContain('<title>Kosa | Bonaca</title>');
    expect(page.html).toContain('<link rel="canonical" href="https://bonaca.test/objave/kosa">');
  });

  it('is not found without a page of the blog', async () => {
    expect((await open(shop, '/objave/kosa')).status).toBe(404);
  });

  it('is led to by the page of all posts, in every language', async () => {
    const pages = { '/objave': anElement(words('Sve objave')) };

    expect((await open({ pages }, '/objave')).status).toBe(200);
    expect((await open({ pages }, '/blog', { locale: 'en' })).html).toContain('Sve objave');
  });
});

describe('the page of a post', () => {
  const post: Post = {
    ...samplePost,
    title: 'Njega "zimi" </script>',
    date: '2026-10-12T08:00:00Z',
  };
  const site: FakeSite = {
    pages: {},
    things: { '/njega-zimi': { type: 'post', id: 1, slug: 'njega-zimi' } },
    answers: { 'blog.getPost': () => ({ ...post, slug: 'njega-zimi' }) },
    templates: { 7: anElement(words('Predložak objave'), { type: 'template' }) },
    options: { DefaultPostTemplate: 7 },
  };

  it('stands in the template that the option names, and is kept', async () => {
    const page = await open(site, '/njega-zimi');

    expect(page.status).toBe(200);
    expect(page.html).toContain('Predložak objave');
    expect(page.cacheable).toBe(true);
  });

  it('tells search engines what was written, when, and where it stands', async () => {
    const { html } = await open(site, '/njega-zimi');
    const [article, way] = thingsIn(html);

    expect(html).toContain('<title>Njega &quot;zimi&quot; &lt;/script&gt; | Bonaca</title>');
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<link rel="canonical" href="https://bonaca.test/njega-zimi">');
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: '2026-10-12T08:00:00Z',
      articleSection: ['Njega kože', 'Kosa'],
      mainEntityOfPage: 'https://bonaca.test/njega-zimi',
    });
    expect(way?.['itemListElement']).toMatchObject([
      { name: 'Naslovnica', item: 'https://bonaca.test/' },
      { item: 'https://bonaca.test/objave' },
      { name: 'Njega kože', item: 'https://bonaca.test/objave/njega-koze' },
      { name: post.title, item: 'https://bonaca.test/njega-zimi' },
    ]);
  });

  it('is not found when the post was withdrawn meanwhile', async () => {
    expect((await open({ ...site, answers: {} }, '/njega-zimi')).status).toBe(404);
  });
});

describe('the page of an event', () => {
  it('tells search engines what takes place and when', async () => {
    const site: FakeSite = {
      pages: {},
      things: { '/event/1': { type: 'event', id: 1, slug: '1' } },
      answers: { 'events.get': () => sampleEvent },
      templates: { 7: anElement(words('Predložak događaja'), { type: 'template' }) },
      options: { DefaultEventTemplate: 7 },
    };
    const page = await open(site, '/event/1', { locale: 'en' });

    expect(page.status).toBe(200);
    expect(page.html).toContain('Predložak događaja');
    expect(thingsIn(page.html)[0]).toMatchObject({
      '@type': 'Event',
      name: sampleEvent.title,
      url: 'https://bonaca.test/en/event/1',
      startDate: sampleEvent.startEvent,
      endDate: sampleEvent.endEvent,
    });
    expect((await open({ ...site, answers: {} }, '/event/1', { locale: 'en' })).status).toBe(404);
  });
});
