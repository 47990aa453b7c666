import { describe, expect, it } from 'vitest';
import { createBackOfficeTexts } from '#kit/back-office-texts.ts';
import { adminCoupon } from '#schemas/api/admin.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { amountOf } from './controls/amount-controls.tsx';
import { productKind } from './kinds/catalogue-kinds.tsx';
import { couponKind } from './kinds/sales-kinds.tsx';
import { userKind } from './kinds/user-kind.tsx';
import type { RecordData, RecordKind } from './record-kind.ts';
import { changedValues, faultsOf, fieldSchemaOf, valuesToSend } from './record-values.ts';

const t = createBackOfficeTexts('hr');

const fieldsOf = ({ groups }: RecordKind) => groups.flatMap(({ fields }) => fields);
const couponFaults = (values: RecordData) =>
  faultsOf('coupons', adminCoupon.write, fieldsOf(couponKind), values, t);
const product = (values: RecordData) =>
  valuesToSend(adminProduct.write, fieldsOf(productKind), values);

describe('what a form sends', () => {
  it('leaves out what was left blank, and languages without a text', () => {
    const sent = product({ names: { hr: 'Krema', de: '' }, retailCents: null });

    expect(sent).toMatchObject({ names: { hr: 'Krema' } });
    expect(Object.keys(sent)).not.toContain('retailCents');
    expect(Object.keys(sent)).not.toContain('slug');
  });

  it('takes a value away where the shop may have none', () => {
    expect(product({ discountCents: '' })).toMatchObject({ discountCents: null, stock: null });
  });

  it('empties texts that may be empty', () => {
    const fields = fieldsOf(userKind);
    const user = valuesToSend(userKind.updateRules!, fields, {
      companyName: '',
      adminLanguage: '',
    });

    expect(product({ descriptions: { hr: '', en: '' } })).toMatchObject({ descriptions: {} });
    expect(user).toEqual({ companyName: '' });
  });

  it('takes away what means nothing beside the other fields', () => {
    const values = { code: 'LJETO10', kind: 'freeDelivery', percentBasisPoints: 1000 };
    const sent = valuesToSend(adminCoupon.write, fieldsOf(couponKind), values);

    expect(sent).toMatchObject({ percentBasisPoints: null, amountCents: null });
  });

  it('names only what differs from the stored record', () => {
    const stored = { names: { hr: 'Krema', en: '' }, retailCents: 1250, stock: null };

    expect(
      changedValues({ names: { hr: 'Krema' }, retailCents: 1300, stock: null }, stored),
    ).toEqual({ retailCents: 1300 });
  });
});

describe('faults of a form', () => {
  it('name what is required', () => {
    expect(couponFaults({})).toEqual({
      code: 'Ovo polje je obavezno.',
      kind: 'Ovo polje je obavezno.',
    });
  });

  it('say what a pattern wants in words', () => {
    expect(couponFaults({ kind: 'freeDelivery', code: 'ljeto' })['code']).toMatch(/^Velika slova/);
  });

  it('tell a limit, and what is no number', () => {
    const faults = couponFaults({
      kind: 'amount',
      code: 'LJETO10',
      limitTotal: 0,
      amountCents: 'pet',
    });

    expect(Object.keys(faults)).toEqual(['amountCents', 'limitTotal']);
  });

  it('are told where a number that has to be there was taken away', () => {
    expect(couponFaults({ kind: 'freeDelivery', code: 'LJETO10', minCents: null })).toEqual({
      minCents: 'Ovo polje je obavezno.',
    });
  });

  it('are none for a field that does not show', () => {
    expect(couponFaults({ kind: 'freeDelivery', code: 'LJETO10', amountCents: 'pet' })).toEqual({});
  });
});

describe('an amount', () => {
  it.each([
    ['12,5', 1250],
    ['12.50', 1250],
    ['1.234,50', 123_450],
    ['1.234.567', 123_456_700],
    ['1 234', 123_400],
    ['0,05', 5],
    ['-3', -300],
    ['', null],
    ['pet', 'pet'],
    ['12,345', '12,345'],
    ['1,234.50', '1,234.50'],
  ])('typed as %j in Croatian is %j', (text, amount) => {
    expect(amountOf(text, 'hr')).toBe(amount);
  });

  it('has English commas between thousands', () => {
    expect(amountOf('1,234.5', 'en')).toBe(123_450);
    expect(amountOf('1.234', 'en')).toBe('1.234');
  });
});

it('a field that may be null is filled in by the rules of what it holds', () => {
  const { netUnit } = adminProduct.write.properties;

  expect(fieldSchemaOf(netUnit).enum).toEqual(['ml', 'g', 'piece']);
});
