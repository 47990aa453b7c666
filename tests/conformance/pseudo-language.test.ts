import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { readBuiltIns } from '#server/seed/built-ins.ts';
import { publishedElement } from '#tests/support/preset.ts';
import {
  pseudoText,
  pseudoTexts,
  untranslated,
  wordsOfContent,
} from '#tests/support/pseudo-language.ts';
import { aRequest, type FakeSite, fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { sampleHome } from '#tests/support/rendering/sample-home.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';

/** The same texts in the pseudo-language, made once. */
function inPseudo<T>(texts: (locale: Locale) => T): (locale: Locale) => T {
  const known = new Map<Locale, T>();
  return (locale) => {
    const made = known.get(locale) ?? pseudoTexts(texts(locale));
    known.set(locale, made);
    return made;
  };
}

/** The shop with its texts in the pseudo-language: modules that read texts are loaded anew. */
async function loadShop() {
  vi.resetModules();
  vi.doMock(import('#locales/site-texts.ts'), async (importOriginal) => {
    const original = await importOriginal();
    const { shopTexts, blockTexts, loadSiteTexts } = original;
    await loadSiteTexts('hr');
    return {
      ...original,
      shopTexts: inPseudo(shopTexts),
      blockTexts: (type) => inPseudo(blockTexts(type)),
    };
  });
  const { allBlocks } = await import('#blocks/all-blocks.ts');
  const { createRegistry } = await import('#runtime/registry.ts');
  const { BlockPreview } = await import('#runtime/render/preview.tsx');
  const { handlePage } = await import('#src/storefront/render/handle-page.ts');
  return { registry: createRegistry(allBlocks), BlockPreview, handlePage };
}

let shop: Awaited<ReturnType<typeof loadShop>>;
beforeAll(async () => {
  shop = await loadShop();
}, 120_000);
afterAll(() => {
  vi.doUnmock('#locales/site-texts.ts');
  vi.resetModules();
});

const media = Array.from({ length: 120 }, (_, index) => sampleMedia(index + 1));
/** Months and days are written by `Intl`: seven days of each month have all names of both. */
const dates = Array.from({ length: 12 * 7 }, (_, index) =>
  new Date(2026, index % 12, 1 + (index % 7)).toLocaleString('hr', { dateStyle: 'full' }),
);
/** Names of languages and companies, and what MAIL-01 wants in English. */
const NAMES = [
  ...['Izlog', 'Hrvatski', 'English', 'Deutsch', 'HR', 'EN', 'DE', 'EUR', 'VISA', 'Facebook'],
  ...['Google', 'Instagram', 'YouTube', 'TikTok', 'Pinterest', 'LinkedIn'],
  'goal or goalType were not defined',
];
/** Initials that the team shows of people without a picture. */
const INITIALS = ['AB', 'IB', 'LR', 'MJ'];
/** Format and size of a document: the same in every language. */
const FILES = ['PDF, 9 kB'];
const ALWAYS = [NAMES, INITIALS, FILES, media, dates];

it('the pseudo-language keeps placeholders and is longer', () => {
  expect(pseudoText('Dodaj {{count}} <b>komada</b>')).toBe(
    '[Döðáĵ {{count}} <b>ķöɱáðá</b> one two three]',
  );
});

it('the check finds words that nobody wrote into a catalogue', () => {
  const content = wordsOfContent({ title: 'Krema' });

  expect(untranslated('<h1>Krema</h1><p title="Tvrdo">[Ðöðáĵ]: 12 €</p>', content)).toEqual([
    'Tvrdo',
  ]);
});

describe('every block', () => {
  it('says nothing in its examples that is not translated', () => {
    const blocks = shop.registry.all();
    const missed = blocks.flatMap((block) => {
      const own = JSON.stringify(block.examples);
      const inside = blocks.filter((other) => other === block || own.includes(`"${other.type}"`));
      const content = wordsOfContent(
        inside.map(({ examples, schema }) => [examples, schema]),
        ALWAYS,
      );
      return block.examples.flatMap((example) => {
        const html = renderToStaticMarkup(
          createElement(shop.BlockPreview, {
            ...{ block, example, locale: 'hr', viewport: 'both' },
            ...{ media: sampleMedia, registry: shop.registry },
          }),
        );
        return untranslated(html, content).map((text) => `${block.type}: ${text}`);
      });
    });

    expect([...new Set(missed)]).toEqual([]);
  });
});

const PAGES = [
  ...['shop', 'cart', 'checkout', 'checkout-success', 'checkout-failure'],
  ...['login', 'registration', 'forgotten-password', 'confirm-email', 'social-login', 'profile'],
  ...['search', 'blog'],
].map((name, index) => publishedElement(`pages/${name}`, 100 + index));
const notFound = publishedElement('templates/not-found', 4);
const site: FakeSite = {
  ...sampleHome,
  pages: {
    ...sampleHome.pages,
    ...Object.fromEntries(PAGES.map((page) => [`/${page.slug}`, page])),
  },
  templates: { 4: notFound },
};

describe('the page', () => {
  const answers = Object.values(site.answers ?? {}).map((answer) => answer({ body: {} }));
  // What stands where a call fails, and where a link is broken, is content too.
  const builtIn = readBuiltIns();
  const faulty = [builtIn('failure', 'Bonaca'), builtIn('brokenLink', 'Bonaca')];
  const content = wordsOfContent(site, answers, notFound, faulty, ALWAYS, 'Bonaca');

  it.each([...Object.keys(site.pages), '/nema-me'])(
    '%s says nothing that is not translated',
    async (path) => {
      const { ports } = fakePorts(site);
      const { html } = await shop.handlePage(
        aRequest(path, { scope: path === '/profil' ? 'web' : null }),
        ports,
        shop.registry,
      );

      expect(html).toContain('[');
      expect(untranslated(html, content)).toEqual([]);
    },
  );
});
