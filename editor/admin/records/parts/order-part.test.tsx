import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { type AdminOrder, adminUpdateOrder } from '#schemas/api/admin-order.ts';
import { createFakeApi, failure, success } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
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
  paymentStatus: 'open',
  totalCents: 3580,
  delivery: 'Dostava na adresu',
  payment: 'Uplata na račun',
  message: '',
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
    const { api, onChanged } = show({ generalStatus: 'active' });
    api.on(adminUpdateOrder, () => failure(409, 'ORDER_NOT_CHANGEABLE'));
    press('Otkaži narudžbu');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(dialog.querySelectorAll('[data-dialog-actions] button')[1] ?? dialog);

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 409');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('goes nowhere once it is cancelled', () => {
    show({ generalStatus: 'cancelled' });

    expect(screen.queryByRole('button')).toBeNull();
  });
});
