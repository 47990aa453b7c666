import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { Price } from './price.tsx';

const page: PageContextValue = {
  locale: 'hr',
  path: '/',
  t: (key) => `[${key}]`,
  media: () => undefined,
  mobileView: false,
};

function html(price: number, regular?: number, more: Partial<PageContextValue> = {}) {
  return renderToStaticMarkup(
    <PageContext value={{ ...page, ...more }}>
      <Price price={price} regular={regular} />
    </PageContext>,
  );
}

describe('Price', () => {
  it('writes euros the Croatian way and nothing else', () => {
    const text = html(1234.5).replaceAll(/<[^>]+>/g, '');

    expect(text).toBe('1.234,50\u00a0€');
  });

  it.each([
    ['hr', 'CHF', '1.234,50\u00a0CHF'],
    ['en', 'CHF', 'CHF\u00a01,234.50'],
    ['en', undefined, '€1,234.50'],
  ] as const)(
    'writes it as %s readers do, in the currency of the site: %s',
    (locale, symbol, text) => {
      expect(html(1234.5, undefined, { locale, symbol })).toContain(`>${text}<`);
    },
  );

  it('strikes the regular price of a reduced product and says which is which', () => {
    const markup = html(14.99, 20);

    expect(markup).toMatch(/<strong[^>]*>14,99\u00a0€<\/strong>/);
    expect(markup).toMatch(/<s [^>]*>20,00\u00a0€<\/s>/);
    expect(markup.indexOf('[product:salePrice]')).toBeLessThan(markup.indexOf('14,99'));
    expect(markup.indexOf('[product:regularPrice]')).toBeLessThan(markup.indexOf('20,00'));
  });
});
