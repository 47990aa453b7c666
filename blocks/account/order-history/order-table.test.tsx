import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext } from '#runtime/render/page-context.ts';
import type { OrderHistoryRow } from '#schemas/api/orders.ts';
import { aPage } from '#tests/support/rendering/page-context.ts';
import { OrderTable } from './order-table.tsx';

const order: OrderHistoryRow = {
  id: 1,
  number: '2026-000097',
  created_at: '2026-08-03T17:05:00.000Z',
  finalAmount: 20,
  generalStatus: 'active',
  pdfToken: 'a/b',
};

const shown = (row: OrderHistoryRow) =>
  renderToStaticMarkup(
    <PageContext value={aPage()}>
      <OrderTable orders={[row]} titleId="title" />
    </PageContext>,
  );
const linksOf = (row: OrderHistoryRow) =>
  [...shown(row).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);

it('links the document of an order, and the files of e-products that it paid for (CART-32)', () => {
  expect(linksOf(order)).toEqual(['/api/v1/transfer/document/pdf/a%2Fb']);

  const downloads = [{ name: 'vodic.pdf', url: '/api/v1/transfer/download/abc' }];
  expect(linksOf({ ...order, downloads })).toEqual([
    '/api/v1/transfer/document/pdf/a%2Fb',
    '/api/v1/transfer/download/abc',
  ]);
});

it('names the site of an order that was made at another one', () => {
  expect(shown({ ...order, site: 'Kod Ane' })).toContain('order-history:atSite');
  expect(shown(order)).not.toContain('order-history:atSite');
});
