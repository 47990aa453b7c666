import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { type AdminOrder, adminUpdateOrder } from '#schemas/api/admin-order.ts';
import { OrderPart } from './order-part.tsx';

afterEach(cleanup);

const order: AdminOrder = {
  id: 7,
  number: '2026-000007',
  invoiceNumber: null,
  createdAt: '2026-11-20T09:00:00Z',
  paidAt: null,
  email: 'kupac@izlog.test',
  generalStatus: 'pending',
  next: ['active', 'cancelled'],
  paymentStatus: 'open',
  isTest: false,
  totalCents: 3580,
  delivery: 'Dostava na adresu',
  payment: 'Uplata na račun',
  message: '',
  main: {
    firstName: 'Ana',
    lastName: 'Horvat',
    companyName: '',
    companyOIB: '',
    street: 'Ilica',
    houseNumber: '25a',
    zipCode: '10000',
    city: 'Zagreb',
    country: 'HR',
    contactEmail: 'ana@izlog.test',
    contactPhone: '+385 91 000 0000',
  },
  shipping: null,
  branch: { name: 'Bonaca Split', address: 'Riva 1' },
  company: { companyName: 'More d.o.o.', oib: '69435151530' },
  gift: { message: 'Sretno!', to: 'Iva', from: '' },
  pdfToken: '7.a/b',
  lines: [
    {
      productId: 3,
      sku: 'LAV-1024',
      name: 'Losion',
      choices: ['Posveta: Za Anu'],
      qty: 2,
      rowCents: 3180,
      discountCents: 0,
    },
  ],
};

function show(changes: Partial<AdminOrder> = {}) {
  const api = createFakeApi();
  const onChanged = vi.fn();
  renderAdmin(api, <OrderPart record={{ ...order, ...changes }} onChanged={onChanged} />);
  return { api, onChanged };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an order in the panel', () => {
  it('shows what was ordered, in euro', () => {
    show();

    expect(
      screen.getByRole('row', { name: /Losion Posveta: Za Anu LAV-1024 2 31,80/ }),
    ).toBeTruthy();
    expect(screen.getByText(/35,80/)).toBeTruthy();
  });

  it('says who ordered, where it goes and what is to be written', () => {
    show();

    const words = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(words).toContain(
      'Ana Horvat\nIlica 25a\n10000 Zagreb HR\n+385 91 000 0000\nana@izlog.test',
    );
    expect(words).toContain('Bonaca Split\nRiva 1');
    expect(words).toContain('More d.o.o.\nOIB 69435151530');
    expect(words).toContain('Sretno!\nZa: Iva');
    expect(screen.queryByText('Dostaviti na')).toBeNull();
    const link = screen.getByRole('link', { name: 'Dokument (PDF)' });
    expect(link.getAttribute('href')).toBe('/api/v1/transfer/document/pdf/7.a%2Fb');
  });

  it('is completed after a question', async () => {
    const { api, onChanged } = show();
    api.on(adminUpdateOrder, () => success({ ...order, generalStatus: 'active' }));
    press('Potvrdi narudžbu');
    expect(api.calls).toEqual([]);

    const dialog = await screen.findByRole('dialog');
    fireEvent.click(dialog.querySelectorAll('[data-dialog-actions] button')[1] ?? dialog);

    await expect.poll(() => onChanged.mock.calls.length).toBe(1);
    expect(api.calls).toEqual([
      {
        key: adminUpdateOrder.key,
        input: { params: { id: 7 }, body: { generalStatus: 'active' } },
      },
    ]);
  });

  it('says why it could not be moved', async () => {
    const { api, onChanged } = show();
    api.on(adminUpdateOrder, () => failure(409, 'ORDER_NOT_CHANGEABLE'));
    press('Otkaži narudžbu');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(dialog.querySelectorAll('[data-dialog-actions] button')[1] ?? dialog);

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 409');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('goes nowhere once it is cancelled', () => {
    show({ generalStatus: 'cancelled', next: [] });

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is moved only to where the server lets it go', () => {
    show({ next: ['cancelled'] });

    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Otkaži narudžbu',
    ]);
  });
});
