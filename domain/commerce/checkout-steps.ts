/** Query key that opens a step of the checkout; the first without it. */
export const STEP_QUERY = 'korak';

/** Steps of the checkout in their order, by the value of `STEP_QUERY` (CHK-01). */
export const CHECKOUT_STEPS = {
  address: 'adresa',
  delivery: 'dostava',
  review: 'pregled',
  payment: 'placanje',
} as const;
export type CheckoutStep = keyof typeof CHECKOUT_STEPS;

/** Names of the steps in their order. */
export const STEP_NAMES = ['address', 'delivery', 'review', 'payment'] as const;

/** What the names of the payer's fields begin with, where the payer is another (CHK-06). */
export const PAYER_PREFIX = 'payer-';

/** Code of the way of delivery that is collecting in the shop (CONST-03). */
export const PICKUP_CODE = 15;
/** Code of paying on delivery, of ways of delivery and of payment (CONST-03). */
export const ON_DELIVERY_CODE = 5;
/** Code of paying by card (CONST-03). */
export const CARD_CODE = 12;
/** Code of paying by bank transfer in the sample shop. */
export const TRANSFER_CODE = 3;

/** `paymentType` of a form of a provider (G-082). */
export const HOSTED_TYPE = 'HPF';
/** `paymentType` of PayPal, whose buttons a script draws (PAY-10). */
export const PAYPAL_TYPE = 'PayPal';
/** Id of the `<template>` that takes the place of the order's form while PayPal's buttons are shown. */
export const BUTTONS_TEMPLATE = 'payment-buttons';

/** Id of the part of the page that says what the chosen way of payment costs (CHK-19). */
export const CHECKOUT_FEE = 'checkout-fee';

/** What the names of consents begin with in the form of an order; their id follows. */
export const CONSENT_PREFIX = 'consent-';
