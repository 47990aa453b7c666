import type { BlockExample } from '#runtime/define-block.ts';
import type { Node } from '#schemas/content/element.ts';
import { emptyCheckout, sampleCheckout, waitingOrder } from '../../_fixtures/checkout.ts';

function part(id: string, text: string): Node {
  return { id, block: 'heading', v: 1, role: 'own', meta: { text } };
}

const slots = {
  address: [part('korak-adresa', 'Podaci za dostavu')],
  delivery: [part('korak-dostava', 'Način dostave')],
  review: [part('korak-pregled', 'Pregled narudžbe')],
  payment: [part('korak-placanje', 'Način plaćanja')],
};
const data = sampleCheckout;

export const checkoutStepsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:delivery', 'checkout:collect'], slots, data },
  { name: 'empty', met: ['checkout:empty'], data: emptyCheckout },
  {
    name: 'first-step',
    met: ['checkout:address', 'checkout:payer'],
    slots,
    data: { ...data, step: 'address', reached: 0 },
  },
  {
    name: 'waiting-order',
    met: ['checkout:waiting'],
    slots,
    data: { ...data, waiting: waitingOrder },
  },
  {
    name: 'last-step',
    met: ['checkout:payment', 'checkout:fee'],
    slots,
    data: { ...data, step: 'payment' },
  },
  {
    name: 'long-text',
    meta: {
      title: 'Dovršite narudžbu u ljekarni i njezi Bonaca u četiri koraka',
      address: 'Kome i kamo šaljemo paket',
      delivery: 'Kako paket stiže do vas',
      review: 'Još jednom pregledajte sve',
      payment: 'Kako želite platiti',
    },
    slots,
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Naplata' },
    mobileMeta: { title: 'Blagajna' },
    slots,
    data,
  },
];
