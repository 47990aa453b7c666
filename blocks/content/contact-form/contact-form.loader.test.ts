import { expect, it } from 'vitest';

import { sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { loadProductAvailability } from '../../product/product-availability-form/product-availability-form.loader.ts';
import { loadContactForm } from './contact-form.loader.ts';

const SOLD_OUT = sampleDetail({ available: false, isPurchasable: false });
const { api } = fakePorts({ pages: {}, answers: { 'catalog.getProduct': () => SOLD_OUT } }).ports;

it('keeps the form when its consents cannot be had, and says so (CONS-03)', async () => {
  expect(await loadContactForm({ api })).toEqual({ consents: null });
});

it('keeps the form of a product that is sold out as well', async () => {
  const route = { path: '/product/rasprodano', params: {} };

  expect(await loadProductAvailability({ route, api })).toEqual({
    productId: SOLD_OUT.id,
    consents: null,
  });
});
