import { beforeEach, describe, expect, it } from 'vitest';
import type { MailContent } from '#server/modules/operations/mail/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { createOrderMails } from './order-mail.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';

let ctx: CallContext;
beforeEach(async () => {
  const { services } = await createTestApp();
  ctx = await services.directory.contextOf(1);
});

const ADDRESS = {
  firstName: 'Željka',
  lastName: 'Šarić',
  contactEmail: 'zeljka@izlog.test',
  contactPhone: '+385 1 234 567',
  country: 'HR',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
  companyName: '',
  companyOIB: '',
};

function anOrder(facts: Partial<OrderRow> = {}): OrderRow {
  return {
    id: 7,
    site_id: 1,
    store_id: 1,
    cart_id: 'a',
    slug: 'b',
    number: '2026-000007',
    invoice_number: null,
    account_id: 1,
    guest_id: null,
    email: 'zeljka@izlog.test',
    locale: 'hr',
    status: 'pending',
    payment_status: 'open',
    currency_id: 1,
    items_cents: 123_450,
    coupon_cents: 1_000,
    loyalty_cents: 0,
    points_per_euro: 1,
    delivery_cents: 490,
    fees_cents: 150,
    total_cents: 123_090,
    tax_cents: 24_618,
    tax_groups: [],
    addresses: { main: ADDRESS, shipping: { ...ADDRESS, street: 'Vlaška' } },
    company: null,
    coupon: { id: 1, code: 'MORE10', amountCents: 1_000 },
    delivery: { methodId: 1, code: 1, name: 'Dostava paketom', branch: null, vatBasisPoints: 2500 },
    payment: { methodId: 1, code: 1, name: 'Kartica', adapter: 'testGateway' },
    gift: {},
    message: '',
    success_url: '',
    failure_url: '',
    created_at: new Date('2026-11-21T10:00:00Z'),
    paid_at: null,
    ...facts,
  };
}

const LINE: OrderLineRow = {
  id: 1,
  order_id: 7,
  position: 1,
  kind: 'product',
  product_id: 1,
  sku: 'SKU-1',
  name: 'Krema za ruke',
  options: {},
  choices: ['Posveta: Za Anu', 'Omot: Kutija'],
  qty: 2,
  unit_cents: 61_725,
  row_cents: 123_450,
  discount_cents: 0,
  vat_basis_points: 2500,
  vat_cents: 24_690,
  stock: [],
};
const FEE: OrderLineRow = { ...LINE, id: 2, kind: 'fee', name: 'Pouzeće' };

const mailsAbout = (order: OrderRow | undefined) =>
  createOrderMails({
    repository: { byId: async () => order, lines: async () => [LINE, FEE] },
    documents: { pdf: async () => Buffer.from('%PDF-1.7') },
    downloads: { of: async () => new Map(), attachments: async () => [] },
    symbolOf: async () => '€',
    deliveryOf: async () => 'link',
  });
const write = (order: OrderRow | undefined, kind: 'placed' | 'paid' = 'placed') =>
  mailsAbout(order)[kind]({ ctx, to: 'zeljka@izlog.test', data: { orderId: 7 } });
const partOf = (mail: MailContent | null, type: string) =>
  mail?.parts.find((part) => part.type === type);

describe('the mail about an order', () => {
  it('shows what was ordered and what it costs, with the document attached', async () => {
    const mail = await write(anOrder());

    expect(mail?.subject).toBe('Narudžba 2026-000007: zaprimili smo je');
    expect(mail?.parts[0]).toEqual({ type: 'text', text: 'Dobar dan, Željka,' });
    expect(partOf(mail, 'lines')).toEqual({
      type: 'lines',
      rows: [
        {
          title: 'Krema za ruke',
          detail: '2 × 617,25\u00a0€ · Posveta: Za Anu · Omot: Kutija',
          amount: '1.234,50\u00a0€',
        },
      ],
      sums: [
        { label: 'Proizvodi', amount: '1.234,50\u00a0€' },
        { label: 'Kupon MORE10', amount: '−10,00\u00a0€' },
        { label: 'Dostava', amount: '4,90\u00a0€' },
        { label: 'Naknade', amount: '1,50\u00a0€' },
        { label: 'Ukupno s PDV-om', amount: '1.230,90\u00a0€' },
      ],
    });
    expect(mail?.attachments).toMatchObject([{ filename: 'narudzba-2026-000007.pdf' }]);
  });

  it('says where it goes, or where it is picked up', async () => {
    const branch = { id: 1, name: 'Bonaca Split', address: 'Riva 1, Split' };
    const pickup = { ...anOrder().delivery, name: 'Osobno preuzimanje', branch };

    expect(partOf(await write(anOrder()), 'facts')).toMatchObject({
      rows: [
        { label: 'Dostava', value: 'Dostava paketom\nŽeljka Šarić\nVlaška 1\n10000 Zagreb' },
        { label: 'Plaćanje', value: 'Kartica' },
      ],
    });
    expect(partOf(await write(anOrder({ delivery: pickup })), 'facts')).toMatchObject({
      rows: [
        { label: 'Preuzimanje', value: 'Osobno preuzimanje\nBonaca Split\nRiva 1, Split' },
        { label: 'Plaćanje' },
      ],
    });
  });

  it('says how to pay only where a transfer is still to be made', async () => {
    const payment = { ...anOrder().payment, adapter: 'bankTransfer' as const };
    const hint = 'Plaćate uplatom na račun.';

    const open = await write(anOrder({ payment }));
    const paid = await write(anOrder({ payment, payment_status: 'paid' }));

    expect(JSON.stringify(open)).toContain(hint);
    expect(JSON.stringify(paid)).not.toContain(hint);
    expect(JSON.stringify(await write(anOrder()))).not.toContain(hint);
  });

  it('says that the money has come where a provider was paid, and nowhere else', async () => {
    const hint = 'Uplata je primljena.';
    const transfer = { ...anOrder().payment, adapter: 'bankTransfer' as const };

    const card = await write(anOrder({ payment_status: 'paid' }));
    const byTransfer = await write(anOrder({ payment: transfer, payment_status: 'paid' }));

    expect(JSON.stringify(card)).toContain(hint);
    expect(JSON.stringify(byTransfer)).not.toContain(hint);
    expect(JSON.stringify(await write(anOrder()))).not.toContain(hint);
  });

  it('says that it is a test where the test provider was paid, and nowhere else', async () => {
    const payment = { methodId: 1, code: 1, name: 'Kartica', adapter: 'monri' };
    const text = expect.stringContaining('Probna narudžba');

    expect((await write(anOrder(), 'paid'))?.parts).toContainEqual({ type: 'text', text });
    expect((await write(anOrder({ payment }), 'paid'))?.parts).not.toContainEqual({
      type: 'text',
      text,
    });
  });

  it('tells that the payment has come', async () => {
    const mail = await write(anOrder({ payment_status: 'paid' }), 'paid');

    expect(mail?.heading).toBe('Uplata je primljena');
    expect(partOf(mail, 'facts')).toEqual({
      type: 'facts',
      rows: [{ label: 'Ukupno s PDV-om', value: '1.230,90\u00a0€' }],
    });
    expect(mail?.attachments).toHaveLength(1);
  });

  it.each(['placed', 'paid'] as const)(
    'is not written (%s) about an order of another site',
    async (kind) => {
      expect(await write(undefined, kind)).toBeNull();
      expect(await write(anOrder({ site_id: 2 }), kind)).toBeNull();
    },
  );
});
