import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PALETTE } from '#domain/theme/theme.ts';
import type { PageResponse, SiteEntry } from '#schemas/site-entry.ts';
import type { PageData } from '#src/storefront/browser/page/page-data.ts';
import { aRequest, fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { sampleHome } from '#tests/support/rendering/sample-home.ts';
import type { ModuleReport } from '../tools/vite/module-report.ts';

/** Budgets of `docs`: kilobytes are 1024 bytes, compressed by gzip -9. */
const KB = 1024;
const CLIENT = path.resolve('dist/client');
const report: ModuleReport = JSON.parse(
  readFileSync(path.join(CLIENT, '.vite/shop-modules.json'), 'utf8'),
);
const shopFiles = Object.keys(report);
const sizeOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const fileSize = (file: string) => sizeOf(readFileSync(path.join(CLIENT, file)));
const modulesOf = (files: readonly string[]) => files.flatMap((file) => report[file] ?? []);
const withoutSlash = (url: string) => url.slice(1);

/** What only the pages of the checkout load. */
const CHECKOUT = ['forms/live-save', 'cart/payment-buttons', 'forms/hosted-form'].map(
  (name) => `src/storefront/browser/${name}.ts`,
);

let entry: SiteEntry;
let home: PageResponse;
let data: PageData;
let problems: unknown[];

beforeAll(async () => {
  const file = pathToFileURL(path.resolve('dist/site/entry-server.js')).href;
  const { siteEntry }: { siteEntry: SiteEntry } = await import(file);
  entry = siteEntry;
  const fake = fakePorts(sampleHome);
  home = await siteEntry.handle(aRequest('/'), fake.ports);
  problems = fake.problems;
  data = JSON.parse(home.html.match(/id="izlog-data">(.*?)<\/script>/)?.[1] ?? '');
});

describe('the built home page', () => {
  it('renders without a problem', () => {
    expect(home.status).toBe(200);
    expect(problems).toEqual([]);
  });

  it('has no prefix in any address where its language is the main one of the site', async () => {
    const open = async (mainLocale: 'hr' | 'en') => {
      const { ports } = fakePorts(sampleHome);
      return (await entry.handle(aRequest('/', { locale: 'en', mainLocale }), ports)).html;
    };
    const prefixed = /(?:href|action|value)="(?:https:\/\/bonaca\.test)?\/en(?=[/?"#])[^"]*"/g;

    expect((await open('hr')).match(prefixed)?.length).toBeGreaterThan(5);
    expect((await open('en')).match(prefixed)).toBeNull();
  });

  it('runs one script of at most 6 kB before the first interaction, which adds to the cart by itself', () => {
    const scripts = [...home.html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
      ([, url]) => url ?? '',
    );

    expect(scripts).toHaveLength(1);
    const [loader = ''] = scripts.map(withoutSlash);
    expect(modulesOf([loader])).toEqual(
      expect.arrayContaining(['src/entry-client.ts', 'src/storefront/browser/cart/add-to-cart.ts']),
    );
    expect(readFileSync(path.join(CLIENT, loader), 'utf8')).not.toMatch(/\bimport\s*[{*"'`]/);
    expect(fileSize(loader)).toBeLessThanOrEqual(6 * KB);
  });

  it('runs at most 6 kB more for the cart and the name of a visitor who was here before', () => {
    const actions = data.actions.map(withoutSlash);

    expect(actions).toHaveLength(1);
    expect(actions.map(fileSize).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(6 * KB);
    expect(modulesOf(actions).join('\n')).not.toMatch(
      /node_modules\/(?:react|zustand\/esm\/react)/,
    );
  });

  it('inlines at most 12 kB of styles, all of them for blocks that it uses', () => {
    const styles = [...home.html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);

    expect(styles).toHaveLength(1);
    expect(sizeOf(styles.join(''))).toBeLessThanOrEqual(12 * KB);
  });

  it.each(['page', 'text', 'line'] as const)('uses the colour `%s` of the theme', (colour) => {
    const [, name] = home.html.match(new RegExp(`(--[\\w-]+):${DEFAULT_PALETTE[colour]}`)) ?? [];

    expect(home.html).toContain(`var(${name})`);
  });

  it('asks for two fonts at most before the first paint, of at most 45 kB', () => {
    const fonts = [...home.html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
    const sizes = fonts.map(([, url = '']) => readFileSync(path.join(CLIENT, url)).length);

    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45 * KB);
  });

  it('knows all that an island will ask for, also later and its styles', () => {
    const names = (data.islands['mini-cart'] ?? []).map((url) => url.replace(/-[\w-]{8}\./, '.'));

    expect(names).toEqual(
      expect.arrayContaining([
        '/assets/mini-cart.js',
        '/assets/mini-cart-panel.js',
        '/assets/mini-cart-panel.css',
      ]),
    );
    expect(names).not.toContain('/assets/payment-buttons.js');
  });

  it('links to no style sheet', () => {
    expect(home.html).not.toMatch(/<link[^>]*rel="stylesheet"/);
  });

  it('names only scripts that the build holds', () => {
    const named = [
      ...data.actions,
      ...data.forms,
      ...data.lists,
      ...(data.hydrate ?? []),
      ...Object.values(data.islands).flat(),
    ].filter((url) => url.endsWith('.js'));

    expect(shopFiles).toEqual(expect.arrayContaining([...new Set(named)].map(withoutSlash)));
  });
});

/** Small scripts of blocks; a page loads those of its own blocks and no other. */
const enhancers = shopFiles.filter((file) =>
  modulesOf([file]).some((module) => module.endsWith('.enhance.ts')),
);

describe('the small scripts of blocks', () => {
  it('weigh, with the loader and all at once, at most 16 kB before the first interaction', () => {
    const [, loader = ''] = home.html.match(/<script[^>]* src="\/([^"]+)"/) ?? [];
    const total = [loader, ...enhancers].map(fileSize).reduce((sum, size) => sum + size);

    expect(enhancers.length).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(16 * KB);
  });

  it('need nothing but the page: no library, no store, no texts', () => {
    expect(modulesOf(enhancers).filter((module) => !module.startsWith('blocks/'))).toEqual([]);
    expect(data.enhancers).toBeUndefined();
  });
});

describe('the scripts of the shop', () => {
  it('are at most 110 kB in all after the first interaction, without checkout and enhancers', () => {
    const isForCheckout = (file: string) => modulesOf([file]).some((it) => CHECKOUT.includes(it));
    const others = shopFiles.filter((file) => !(isForCheckout(file) || enhancers.includes(file)));
    const total = others.map(fileSize).reduce((sum, size) => sum + size);

    expect(total).toBeLessThanOrEqual(110 * KB);
  });

  it('hold nothing of the editor, of the server or of the libraries that only they need', () => {
    const foreign = modulesOf(shopFiles).filter((module) =>
      /^(?:editor|kit|admin|server)\/|node_modules\/(?:@tiptap|prosemirror|@dnd-kit|ajv|react-hook-form|@hookform|typebox|i18next|immer|react-router|lucide-react)/.test(
        module,
      ),
    );

    expect(foreign).toEqual([]);
  });

  it('bring React with the first island only', () => {
    const withReact = shopFiles.filter((file) =>
      modulesOf([file]).some((module) => /node_modules\/react(?:-dom)?\//.test(module)),
    );
    const islandFiles = [...(data.hydrate ?? []), ...Object.values(data.islands).flat()];

    expect(withReact.length).toBeGreaterThan(0);
    expect(islandFiles.map(withoutSlash)).toEqual(expect.arrayContaining(withReact));
  });

  it('give classes the names that the inlined styles have', () => {
    const files = (data.islands['carousel'] ?? []).map(withoutSlash);
    const code = files.map((file) => readFileSync(path.join(CLIENT, file), 'utf8')).join('\n');
    const maps = [...code.matchAll(/\{(?:["`]?[\w-]+["`]?:["`'][a-z]\w["`'],?){4,}\}/gi)];
    const names = maps.flatMap(([map]) =>
      [...map.matchAll(/:["`']([a-z]\w)["`']/gi)].map(([, name]) => name),
    );

    expect(names.length).toBeGreaterThan(4);
    for (const name of names)
      expect(home.html).toMatch(new RegExp(`(?:\\.|@keyframes )${name}\\b`));
  });
});
