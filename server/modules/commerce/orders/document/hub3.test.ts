import { expect, it } from 'vitest';
import { hub3Text, type Transfer } from './hub3.ts';

const transfer: Transfer = {
  amountCents: 123_456,
  payer: { name: 'Željka Čačić', street: 'Ilica 1', place: '10000 Zagreb' },
  recipient: { name: 'Bonaca d.o.o.', street: 'Riva 7', place: '21000 Split' },
  iban: 'HR1210010051863000160',
  reference: '2026-000012',
  purpose: 'Narudžba 2026-000012',
};

it('has the fourteen lines of the standard in their order', () => {
  expect(hub3Text(transfer).split('\n')).toEqual([
    'HRVHUB30',
    'EUR',
    '000000000123456',
    'Željka Čačić',
    'Ilica 1',
    '10000 Zagreb',
    'Bonaca d.o.o.',
    'Riva 7',
    '21000 Split',
    'HR1210010051863000160',
    'HR00',
    '2026-000012',
    'OTHR',
    'Narudžba 2026-000012',
    '',
  ]);
});

it('keeps every line within its length, whatever a shopper is called', () => {
  const payer = { name: 'Đ'.repeat(90), street: 'Š\nŠ'.repeat(40), place: 'Ž'.repeat(50) };

  const lines = hub3Text({ ...transfer, payer }).split('\n');

  expect(lines).toHaveLength(15);
  expect(lines[3]).toBe('Đ'.repeat(30));
  expect(Array.from(lines[4] ?? '')).toHaveLength(27);
});
