import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  type AdminRefunds,
  adminOrderRefunds,
  adminRefundOrder,
} from '#schemas/api/admin-order.ts';
import { RefundPart } from './refund-part.tsx';

afterEach(cleanup);

const none: AdminRefunds = { paidCents: 2900, refundedCents: 0, provider: 'PayPal', refunds: [] };
const part = (changes: object = {}): AdminRefunds['refunds'][number] => ({
  id: 1,
  amountCents: 900,
  state: 'done',
  isNoted: false,
  number: null,
  createdAt: '2026-11-20T09:00:00Z',
  ...changes,
});

function show(refunds: AdminRefunds, order: object = {}) {
  const api = createFakeApi();
  api.on(adminOrderRefunds, () => success(refunds));
  const onChanged = vi.fn();
  const record = {
    id: 7,
    number: '2026-000007',
    generalStatus: 'cancelled',
    paymentStatus: 'paid',
    ...order,
  };
  renderAdmin(api, <RefundPart record={record} onChanged={onChanged} />);
  const sent = () => api.calls.filter(({ key }) => key === adminRefundOrder.key);
  return { api, onChanged, sent };
}

async function open(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  const [, confirm] = dialog.querySelectorAll<HTMLButtonElement>('[data-dialog-actions] button');
  if (!confirm) throw new Error('The dialog has no second button.');
  return confirm;
}
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });

describe('the refunds of an order', () => {
  it('pay back the rest unless another amount is typed, after a question', async () => {
    const { api, onChanged, sent } = show({ ...none, refundedCents: 900, refunds: [part()] });
    api.on(adminRefundOrder, () => success(none));
    const confirm = await open('Vrati novac');

    expect(screen.getByRole('textbox')).toHaveProperty('value', '20,00');
    expect(screen.getByRole('listitem', { hidden: true }).textContent).toContain('9,00');
    type('12,5');
    fireEvent.click(confirm);
    fireEvent.click(confirm);

    await expect.poll(() => onChanged.mock.calls.length).toBe(1);
    expect(sent().map(({ input }) => input)).toEqual([
      { params: { id: 7 }, body: { amountCents: 1250, refundedCents: 900, isNoted: false } },
    ]);
  });

  it.each(['0', '-1', '29,01', 'puno', ''])(
    'are not asked for with the amount "%s"',
    async (text) => {
      const { sent } = show(none);
      const confirm = await open('Vrati novac');
      type(text);

      expect(confirm.disabled).toBe(true);
      expect(screen.getByRole('alert').textContent).toContain('Upišite iznos');
      expect(sent()).toEqual([]);
    },
  );

  it('say why money was not paid back, and offer the same amount again', async () => {
    const asked = part({ state: 'asked' });
    const { api, onChanged } = show({ ...none, refunds: [asked] });
    api.on(adminRefundOrder, () => failure(409, 'REFUND_UNSURE'));
    const confirm = await open('Vrati novac');

    expect(screen.getByRole('textbox')).toHaveProperty('value', '9,00');
    fireEvent.click(confirm);
    expect((await screen.findByRole('alert')).textContent).toBe('failed with 409');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('are only noted where a person pays back', async () => {
    const { api, onChanged, sent } = show({ ...none, provider: null });
    api.on(adminRefundOrder, () => success(none));
    const confirm = await open('Zabilježi povrat');
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(confirm);

    await expect.poll(() => onChanged.mock.calls.length).toBe(1);
    expect(sent()[0]?.input).toMatchObject({ body: { amountCents: 2900, isNoted: true } });
  });

  it('end with the whole payment', async () => {
    show(
      { ...none, refundedCents: 2900, refunds: [part({ amountCents: 2900, isNoted: true })] },
      { paymentStatus: 'refunded' },
    );

    expect((await screen.findByRole('listitem')).textContent).toContain('vraćeno izvan trgovine');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not there before the order is over', () => {
    const { api } = show(none, { generalStatus: 'pending' });

    expect(api.calls).toEqual([]);
  });
});
