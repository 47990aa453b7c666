import { expect, it } from 'vitest';
import { subscriptionOf } from './subscription.ts';

const plan = { planId: 'P-PLAN', hasQuantity: false, celero: false };

it.each([
  ['no quantity unless the plan has one', plan, 'HR', { quantity: null, isUntaxed: false }],
  ['the pieces', { ...plan, hasQuantity: true }, 'HR', { quantity: 3, isUntaxed: false }],
  ['the plan’s tax in Austria', plan, 'AT', { quantity: null, isUntaxed: false }],
  ['no tax from Celero in Austria', { ...plan, celero: true }, 'AT', { isUntaxed: true }],
  ['the plan’s tax from Celero in Germany', { ...plan, celero: true }, 'DE', { isUntaxed: false }],
])('PayPal is asked for %s (PAY-12, G-083)', (_name, asked, country, expected) => {
  expect(subscriptionOf({ plan: asked, pieces: 3, country })).toMatchObject({
    planId: 'P-PLAN',
    ...expected,
  });
});
