import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import { PageContext } from '#runtime/render/page-context.ts';
import { QuantityField } from './quantity-field.tsx';

function fieldOf(free: number | null, value?: number): string {
  const page = {
    locale: 'hr',
    path: '/product/krema',
    t: createSmallTranslate('hr', collectTexts('hr', allBlocks)),
    media: () => undefined,
    mobileView: false,
  } as const;
  return renderToStaticMarkup(
    <PageContext value={page}>
      <QuantityField id="q" value={value} free={free} />
    </PageContext>,
  );
}

it.each([
  ['at what is left', 4, undefined, 4],
  ['at 999 where pieces are plenty or not counted', null, undefined, 999],
  ['no sooner than at what the line of the cart holds', 2, 3, 3],
] as const)('stops %s', (_where, free, value, max) => {
  expect(fieldOf(free, value)).toContain(`max="${max}"`);
});
