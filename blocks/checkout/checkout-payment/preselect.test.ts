import { expect, it } from 'vitest';
import { CARD_CODE, ON_DELIVERY_CODE, TRANSFER_CODE } from '#domain/commerce/checkout-steps.ts';
import { preselected } from './preselect.ts';

const card = { methodCode: CARD_CODE };
const transfer = { methodCode: TRANSFER_CODE };
const onDelivery = { methodCode: ON_DELIVERY_CODE };

it.each([
  ['the one that the page names', [onDelivery, transfer, card], card],
  ['the first without a fee where that has one', [card, transfer, onDelivery], card],
  ['the first without a fee where there are fewer', [onDelivery, transfer], transfer],
  ['none where each has a fee', [onDelivery], null],
  ['none of none', [], null],
])('chooses %s (G-080)', (_, methods, chosen) => {
  expect(preselected(methods, 2)).toBe(chosen);
});
