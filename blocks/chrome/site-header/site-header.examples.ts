import type { BlockExample } from '#runtime/define-block.ts';
import type { Bag, Node } from '#schemas/content/element.ts';
import { SAMPLE_MEDIA } from '../../sample-media.ts';

function part(
  id: string,
  block: string,
  meta: Bag = {},
  options: Bag = {},
  mobileOptions: Bag = {},
): Node {
  return { id, block, v: 1, role: 'own', meta, options, mobileOptions };
}

const logo = part(
  'head-logo',
  'logo',
  { media: { id: SAMPLE_MEDIA.brandLogo }, alt: 'Bonaca, ljekarna i njega' },
  { width: 184 },
  { width: 132 },
);

const strip = part('head-strip', 'info-strip', {
  items: [
    {
      title: 'Savjet ljekarnika',
      description: 'svaki dan besplatno',
      icon: 'leaf',
      link: { kind: 'url', href: '/objave' },
    },
    { title: 'Povrat u 30 dana', description: 'bez obrazloženja', icon: 'return' },
  ],
});

const popup = part('head-free', 'free-delivery-popup', {
  label: 'Besplatna dostava iznad {amount}',
  title: 'Za narudžbe iznad {amount} dostavu plaćamo mi',
  text: 'Iznos se računa nakon popusta i vrijedi za cijelu Hrvatsku, uključujući otoke. Narudžbe zaprimljene radnim danom do 14 sati šaljemo isti dan.',
  link: { kind: 'page', slug: 'dostava', label: 'Uvjeti dostave' },
});

const nav = part('head-nav', 'main-nav', {
  features: [
    {
      entry: 1,
      media: { id: SAMPLE_MEDIA.textureCreamSwirl, alt: '' },
      title: 'Rutina za osjetljivu kožu',
      link: { kind: 'category', slug: 'njega-lica' },
    },
    {
      entry: 2,
      media: { id: SAMPLE_MEDIA.categoryBodyCare, alt: '' },
      title: 'Večer u kupaonici',
      link: { kind: 'category', slug: 'njega-tijela' },
    },
  ],
});

const search = part('head-search', 'header-search-link', { label: 'Pretraži' });
const account = part('head-account', 'account-menu', {
  guestTitle: 'Dobro došli u Bonacu',
  guestText: 'Prijavite se za brže naručivanje, listu želja i pregled narudžbi.',
});
const bag = part('head-bag', 'cart-bag', { label: 'Košarica' });

const all = {
  strip: [strip],
  popup: [popup],
  start: [logo],
  nav: [nav],
  search: [search],
  end: [account, bag],
};

export const siteHeaderExamples: readonly BlockExample[] = [
  { name: 'typical', slots: all },
  { name: 'empty' },
  {
    name: 'long-text',
    slots: {
      ...all,
      popup: [],
      strip: [
        part('head-strip-long', 'info-strip', {
          items: [
            {
              title: 'Besplatna dostava za sve narudžbe iznad 50 eura na kopnu i otocima',
              description: 'vrijedi za sve načine plaćanja, uključujući plaćanje pouzećem',
              icon: 'truck',
            },
            {
              title: 'Poklon uzorci uz svaku narudžbu dermokozmetike',
              description: 'dok traju zalihe',
              icon: 'gift',
            },
          ],
        }),
      ],
      start: [part('head-name', 'logo', { alt: 'Ljekarna i njega kože Bonaca na Korčuli' })],
      search: [
        part(
          'head-search-long',
          'header-search-link',
          { label: 'Pretraži proizvode' },
          { look: 'label' },
          { look: 'icon' },
        ),
      ],
    },
  },
  {
    name: 'mobile-overrides',
    options: { sticky: 'wide' },
    mobileOptions: { space: 's' },
    slots: { start: [logo], nav: [nav], end: [bag] },
  },
  { name: 'stacked', options: { arrangement: 'stacked' }, slots: all },
];
