import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleItems } from '#blocks/_fixtures/cart.ts';
import { allBlocks } from '#blocks/all-blocks.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { PageContext } from '#runtime/render/page-context.ts';
import { LineQuantity } from './line-quantity.tsx';
import { StockNote } from './stock-note.tsx';

/** Stepper and note of a line that holds so many and may have so many. */
function lineOf(qty: number, free: number | null, isAsked = false): string {
  const [sample] = sampleItems;
  if (!sample) throw new Error('No sample line.');
  const item = { ...sample, qty, productData: { ...sample.productData, free } };
  const page = {
    locale: 'hr',
    path: '/kosarica',
    t: createSmallTranslate('hr', collectTexts('hr', allBlocks)),
    media: () => undefined,
    mobileView: false,
  } as const;
  return renderToStaticMarkup(
    <PageContext value={page}>
      <LineQuantity id="l" item={item} isFaulty={false} />
      <StockNote id="l" item={item} isAsked={isAsked} />
    </PageContext>,
  );
}

it('a line that holds all there is stops there, and its plus says why', () => {
  const markup = lineOf(35, 35);

  expect(markup).toMatch(/<input[^>]* max="35"/);
  expect(markup).toMatch(
    /<button[^>]*data-step="1"[^>]*aria-disabled="true"[^>]*aria-describedby="l-stock"/,
  );
  expect(markup).toMatch(/<p id="l-stock"[^>]*>Na zalihi još 35<\/p>/);
});

it('a line that wants more than there is says what is left', () => {
  expect(lineOf(12, 5)).toMatch(/<p id="l-stock"[^>]*data-short[^>]*>Na zalihi još 5<\/p>/);
  expect(lineOf(12, 0)).toMatch(/<p id="l-stock"[^>]*>Rasprodano\./);
});

it('a line with room says nothing, unless a change was refused', () => {
  expect(lineOf(3, 35)).toMatch(/<p id="l-stock"[^>]*><\/p>/);
  expect(lineOf(3, 35)).not.toContain('aria-disabled');
  expect(lineOf(3, 35, true)).toContain('Na zalihi još 35');
  expect(lineOf(3, null)).toMatch(/<input[^>]* max="999"/);
});
