import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { sampleAccounts } from '#server/seed/site/accounts.ts';
import { PAGE_DATA_ID } from '#src/storefront/browser/page/page-data.ts';
import { sampleElement } from '#tests/support/preset.ts';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';

/** Style, script and data types that a browser runs or that it only reads. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);
/** Budget of the styles of a page: kilobytes are 1024 bytes, compressed by gzip -9. */
const MAX_STYLE_BYTES = 12 * 1024;
/** What pages weigh at most without their styles: what they weighed, and a hundred bytes for their words. */
const MAX_MARKUP_BYTES = [
  ['a list of 24 products', '/shop?limit=24', 12_250],
  ['a category', '/shop/njega-lica?limit=24', 11_900],
  ['a product', '/product/moreva-hijaluronski-serum', 12_850],
  ['the home page', '/', 13_280],
] as const;

const PAGES = [
  ['home', '/', 200],
  ['text', '/o-nama', 200],
  ['product', '/product/lavandra-krema-za-ruke', 200],
  ['posts', '/objave-kategorije?category=kosa', 200],
  ['missing', '/nema-takve-stranice', 404],
  ['broken link', '/potvrdi-email', 404],
] as const;

const TEXT_PAGES = ['about', 'delivery-and-payment', 'returns', 'questions', 'contact']
  .concat('terms', 'privacy', 'cookies')
  .map((name) => sampleElement(`pages/${name}`).slug);
/** Every page of the sample shop in every language. */
const ALL_PATHS = ['', '/en', '/de'].flatMap((prefix) => [
  prefix || '/',
  ...TEXT_PAGES.map((slug) => `${prefix}/${slug}`),
]);

/**
 * The rules of the HTML standard and of accessibility. Check boxes of one name are a list of answers,
 * which the standard allows and the rule does not by itself.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // A name for a list of links: a list may be named, the rule merely doubts the need.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

interface Served {
  status: number;
  policy: Map<string, string[]>;
  html: string;
  document: Document;
}

let shop: RunningShop;
const pages = new Map<string, Served>();

beforeAll(async () => {
  shop = await serveShop(4560, undefined, { PICTURE_WORK: 'false' });
  for (const [name, path] of PAGES) pages.set(name, await visit(path));
}, 240_000);

afterAll(() => shop?.stop());

async function visit(path: string, headers: Record<string, string> = {}): Promise<Served> {
  const response = await fetch(shop.url + path, { headers, redirect: 'manual' });
  const html = await response.text();
  const { document } = new JSDOM(html, { url: shop.url + path }).window;
  const policy = policyOf(response.headers.get('content-security-policy') ?? '');
  return { status: response.status, policy, html, document };
}

function policyOf(header: string): Map<string, string[]> {
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function pageOf(name: string): Served {
  const page = pages.get(name);
  if (!page) throw new Error(`No page ${name} was visited.`);
  return page;
}

const stylesOf = ({ document }: Served) =>
  [...document.querySelectorAll('style')].map((style) => style.textContent ?? '');
const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

it.each(['/adminLogin', '/adminLogin?redirect=/admin'])('%s is valid HTML', async (path) => {
  const page = await visit(path);

  expect(page.status).toBe(200);
  expect(await faultsOf(page.html)).toEqual([]);
  // Of a `property` without a `content` only the validator of the W3C complains.
  const empty = page.document.querySelectorAll('meta:not([charset], [content])');
  expect([...empty].map((meta) => meta.outerHTML)).toEqual([]);
});

describe.each(PAGES)('the %s page', (name, _path, status) => {
  it('is valid HTML', async () => {
    const page = pageOf(name);

    expect(page.status).toBe(status);
    expect(await faultsOf(page.html)).toEqual([]);
  });

  it('allows its own inline styles by hash, and no other style or foreign source', () => {
    const page = pageOf(name);
    const hashes = page.policy.get('style-src')?.filter((source) => source.startsWith("'sha256-"));

    expect(hashes?.sort()).toEqual(stylesOf(page).map(hashOf).sort());
    expect([...page.policy.values()].flat()).not.toContain("'unsafe-eval'");
    expect(page.policy.get('script-src')?.join()).not.toMatch(/unsafe|https?:|\*/);
    expect(page.policy.get('default-src')).toEqual(["'self'"]);
    expect(page.policy.get('object-src')).toEqual(["'none'"]);
    expect(page.policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('runs no inline script: all that runs is a file of this origin (S36)', () => {
    const { document } = pageOf(name);
    const running = [...document.querySelectorAll('script')].filter(
      ({ type }) => !DATA_TYPES.has(type),
    );

    for (const script of running) {
      expect(script.textContent).toBe('');
      expect(new URL(script.src).origin).toBe(shop.url);
    }
    expect(running).toHaveLength(1);
    expect(handlersOf(document)).toEqual([]);
  });

  it('inlines at most 12 kB of styles', () => {
    const styles = stylesOf(pageOf(name)).join('');

    expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  });

  it('names in style attributes only properties that its style sheets have', () => {
    const page = pageOf(name);
    const sheets = stylesOf(page).join('');
    const attributes = [...page.document.querySelectorAll('[style]')].map(
      (element) => element.getAttribute('style') ?? '',
    );
    const named = attributes.flatMap((style) => style.match(/(?<=var\()--[\w-]+/g) ?? []);

    // The build shortens names; one that a script puts together from parts would be lost.
    expect(named.filter((property) => !sheets.includes(`${property}:`))).toEqual([]);
  });

  it('has links in header and footer that say where they lead', () => {
    const { document } = pageOf(name);
    const links = [...document.querySelectorAll('header a, footer a')];

    expect(links.length).toBeGreaterThan(20);
    expect(links.flatMap((link) => faultsOfLink(link, document))).toEqual([]);
  });
});

function handlersOf(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
}

/** A link needs a name, and an address that is a path of ours, a place on the page, or a full one. */
function faultsOfLink(link: Element, document: Document): string[] {
  const href = link.getAttribute('href') ?? '';
  const name = [
    link.getAttribute('aria-label'),
    link.textContent,
    ...[...link.querySelectorAll('img')].map((picture) => picture.getAttribute('alt')),
  ].join('');
  const isPlace = /^#./.test(href) && document.getElementById(href.slice(1)) !== null;
  const isAddress = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:\+?\d)\S*$/.test(href);
  return [
    ...(name.trim() === '' ? [`without a name: ${href}`] : []),
    ...(isPlace || isAddress ? [] : [`not an address: "${href}"`]),
    ...(href.includes('undefined') ? [`half an address: ${href}`] : []),
  ];
}

describe.each(ALL_PATHS)('the sample page %s', (path) => {
  it('is valid HTML with one main heading and no gap between levels', async () => {
    const { html, document, status } = await visit(path);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
      Number(localName.slice(1)),
    );

    expect(status).toBe(200);
    expect(await faultsOf(html)).toEqual([]);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([]);
  });
});

it.each(MAX_MARKUP_BYTES)(
  '%s (%s) weighs at most %i bytes without its styles',
  async (_name, path, most) => {
    const { html } = await visit(path);
    const markup = html.replaceAll(/<style.*?<\/style>/gs, '');

    expect(gzipSync(markup, { level: 9 }).length).toBeLessThanOrEqual(most);
  },
);

it('a list shows as many products as are asked for', async () => {
  const { document } = await visit('/shop?limit=24');

  expect(document.querySelectorAll('[data-list-items] article')).toHaveLength(24);
});

describe('edit mode', () => {
  it('gives guests and customers the bytes of the page without it (S21)', async () => {
    const cookie = await customerCookie();

    // While files of its pictures are made, the page may change between two visits.
    await vi.waitFor(
      async () => {
        const { html: plain } = await visit('/');
        const guest = await visit('/?editPage=true');
        const customer = await visit('/?editPage=true', { cookie });

        expect(guest.html === plain).toBe(true);
        expect(customer.html === plain).toBe(true);
      },
      { timeout: 20_000, interval: 100 },
    );
  }, 30_000);
});

/** Logs the sample customer in as a browser does. */
async function customerCookie(): Promise<string> {
  const account = sampleAccounts.find(({ scope }) => scope === 'web');
  const data = pageOf('home').document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const { apiKey } = JSON.parse(data).api;
  const response = await fetch(`${shop.url}/api/v1/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-izlog-client': 'browser',
      siteId: '1',
      apiKey,
    },
    body: JSON.stringify({ username: account?.email, password: account?.password, apiKey }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
