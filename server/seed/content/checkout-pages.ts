import type { ElementContent, Node, Translations } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

const tight = { space: 'none' } as const;

interface CheckoutPage {
  slug: string;
  title: string;
  description: string;
  parts: Node[];
  tr?: Translations;
}

/** A page on the way to an order; search engines have no use for it. */
function checkoutPage({ slug, title, description, parts, tr }: CheckoutPage): ElementContent {
  return element('page', {
    slug,
    meta: { title, seo: { title, description, noindex: true } },
    parts,
    ...(tr && { tr }),
  });
}

/** CHK-26, CHK-30: shown to a customer who wished for something. */
const wishes = (id: string) =>
  node(id, 'product-carousel', {
    meta: { title: 'S vaše liste želja' },
    options: { filterMode: 'wishlist', limit: 10 },
  });

const WISHES = {
  en: { meta: { title: 'From your wishlist' } },
  de: { meta: { title: 'Von Ihrer Merkliste' } },
};
const POSTS = '/objave';

const part = (id: string, block: string) => node(`naplata-${id}`, block, { options: tight });

/** The four steps of the checkout, each with its blocks (CHK-01). */
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
      wishes('naplata-zelje'),
    ],
    tr: { en: { 'naplata-zelje': WISHES.en }, de: { 'naplata-zelje': WISHES.de } },
  }),
  checkoutPage({
    slug: 'naplata-uspjesna',
    title: 'Hvala na narudžbi',
    description: 'Vaša je narudžba zaprimljena.',
    parts: [
      node('hvala-poruka', 'checkout-success', { options: { space: 'm' } }),
      wishes('hvala-zelje'),
      node('hvala-objave', 'post-carousel', {
        meta: {
          title: 'Savjeti i novosti',
          link: { kind: 'url', href: POSTS, label: 'Sve objave' },
        },
        options: { limit: 8, background: 'tint' },
      }),
    ],
    tr: {
      en: {
        'hvala-zelje': WISHES.en,
        'hvala-objave': {
          meta: {
            title: 'Advice and news',
            link: { kind: 'url', href: POSTS, label: 'All posts' },
          },
        },
      },
      de: {
        'hvala-zelje': WISHES.de,
        'hvala-objave': {
          meta: {
            title: 'Tipps und Neuigkeiten',
            link: { kind: 'url', href: POSTS, label: 'Alle Beiträge' },
          },
        },
      },
    },
  }),
  checkoutPage({
    slug: 'checkout-failure',
    title: 'Plaćanje nije uspjelo',
    description: 'Novac nije naplaćen i narudžba nije potvrđena.',
    parts: [node('neuspjeh-poruka', 'checkout-failure', { options: { space: 'm' } })],
  }),
];
