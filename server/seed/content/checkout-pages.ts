import type { ElementContent, Node } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

const tight = { space: 'none' } as const;

interface CheckoutPage {
  slug: string;
  title: string;
  description: string;
  parts: Node[];
}

/** A page on the way to an order; search engines have no use for it. */
function checkoutPage({ slug, title, description, parts }: CheckoutPage): ElementContent {
  return element('page', {
    slug,
    meta: { title, seo: { title, description, noindex: true } },
    parts,
  });
}

const part = (id: string, block: string) => node(`naplata-${id}`, block, { options: tight });

/** CHK-01. */
const steps = node('naplata-koraci', 'checkout-steps', {
  options: tight,
  slots: {
    address: [
      part('prijava', 'checkout-login-prompt'),
      part('adresa', 'checkout-address'),
      part('tvrtka', 'checkout-company'),
    ],
    delivery: [part('dostava', 'checkout-shipping'), part('poklon', 'gift-message')],
    review: [part('pregled', 'checkout-review'), part('napomena', 'order-note')],
    payment: [
      part('nacin', 'checkout-payment'),
      part('privole', 'checkout-consents'),
      part('gumb', 'order-submit'),
    ],
  },
});

/** The way from the cart to the order, and where it ends (CHK-01, CHK-07, CHK-30, CHK-32). */
export const checkoutPages: readonly ElementContent[] = [
  checkoutPage({
    slug: 'naplata',
    title: 'Naplata',
    description: 'Dovršite narudžbu u četiri koraka.',
    parts: [
      node('naplata-stupci', 'columns', {
        options: { count: 2, ratio: '3-2', gap: 'l', space: 's' },
        slots: { col1: [steps], col2: [part('sazetak', 'checkout-summary')] },
      }),
    ],
  }),
  checkoutPage({
    slug: 'naplata-uspjesna',
    title: 'Hvala na narudžbi',
    description: 'Vaša je narudžba zaprimljena.',
    parts: [node('hvala-poruka', 'checkout-success', { options: { space: 'm' } })],
  }),
  checkoutPage({
    slug: 'checkout-failure',
    title: 'Plaćanje nije uspjelo',
    description: 'Novac nije naplaćen i narudžba nije potvrđena.',
    parts: [node('neuspjeh-poruka', 'checkout-failure', { options: { space: 'm' } })],
  }),
];
