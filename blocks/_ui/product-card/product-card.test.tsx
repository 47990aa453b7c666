import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { ProductCard } from './product-card.tsx';

const page: PageContextValue = {
  locale: 'hr',
  path: '/shop/njega-lica',
  t: createSmallTranslate('hr', collectTexts('hr', [])),
  media: () => undefined,
  mobileView: false,
};

/** Markup of a sample product's card. */
function cardOf(id: number): string {
  const product = sampleProducts.find((sample) => sample.id === id);
  if (!product) throw new Error(`No sample product ${id}.`);
  return renderToStaticMarkup(
    <PageContext value={page}>
      <ProductCard product={product} sizes="300px" />
    </PageContext>,
  );
}

/** Links that the Tab key stops at. */
function stops(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('-1'));
}

describe('ProductCard', () => {
  it('adds a product by a form that needs no script', () => {
    const markup = cardOf(101);

    expect(markup).toMatch(/<form [^>]*data-action="cart.add"/);
    expect(markup).toMatch(/<form [^>]*action="\/akcije\/kosarica\/dodaj"/);
    expect(markup).toMatch(/<form [^>]*method="post"/);
    expect(markup).toContain('name="productId" value="101"');
    expect(markup).toContain('name="qty" value="1"');
    expect(markup).toContain('name="redirect" value="/shop/njega-lica"');
    expect(markup).toContain('>U košaricu</span>');
  });

  it('links to the product once', () => {
    expect(stops(cardOf(101))).toEqual([expect.stringContaining('/product/serum-s-vitaminom-c')]);
  });

  it('sends a configurable product to its options and says that there are more choices', () => {
    const markup = cardOf(104);

    expect(markup).toContain('Više izbora');
    expect(markup).toMatch(/<a href="\/product\/krema-za-ruke"[^>]*><span>Opcije/);
    expect(markup).not.toContain('<form');
  });

  it('sends a bundle with something to choose to the window in which it is put together (BUND-02)', () => {
    const [sample] = sampleProducts;
    if (!sample) throw new Error('No sample product.');
    const bundles = [{ product: 7, quantity: 1, format: 'configurable' as const }];
    const product = { ...sample, slug: 'paket', format: 'bundle' as const, bundles };

    const markup = renderToStaticMarkup(
      <PageContext value={page}>
        <ProductCard product={product} sizes="300px" />
      </PageContext>,
    );

    expect(markup).toMatch(/<a href="\/product\/paket#paket"[^>]*><span>Opcije/);
  });

  it('covers the picture of an unavailable product by a link that the Tab key passes over', () => {
    const markup = cardOf(106);

    expect(markup).toMatch(/<a href="\/product\/ulje-sipka-za-lice"[^>]*tabindex="-1"/);
    expect(markup).toContain('Nedostupno');
    expect(markup).toContain('>Nedostupan');
    expect(markup).not.toContain('<form');
  });

  it('shows discount, tags and the sanitary pictogram', () => {
    expect(cardOf(102)).toContain('−25 %');
    expect(cardOf(103)).toContain('NOVO');
    expect(cardOf(101)).toContain('NAJPRODAVANIJE');
    expect(cardOf(107)).toContain('aria-label="Sanitetski proizvod"');
    expect(cardOf(101)).not.toContain('Sanitetski proizvod');
  });
});
