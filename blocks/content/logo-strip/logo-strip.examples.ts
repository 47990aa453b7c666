import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const shop = { name: 'Bonaca', media: { id: SAMPLE_MEDIA.brandLogo } };
const wordmark = { name: 'Bonaca', media: { id: SAMPLE_MEDIA.brandLogoWordmark } };
const sign = { name: 'Bonaca', media: { id: SAMPLE_MEDIA.brandLogoIcon } };
const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const BRANDS = [
  shop,
  ...named('Biljna', 'Jadraderm', 'Kadulja', 'Lavandra', 'Moreva'),
  { name: 'Solenta', link: { kind: 'category', slug: 'sunce', label: 'Solenta' } },
];

export const logoStripExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Marke s naše police', items: BRANDS } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Laboratoriji, obiteljska gospodarstva i radionice čije proizvode rado preporučujemo',
      text: 'Svaku marku upoznali smo na mjestu gdje nastaje, prije nego što je došla na policu.',
      items: [
        {
          name: 'Obiteljsko gospodarstvo Bonačić, destilerija eteričnih ulja',
          link: { kind: 'url', href: '/o-nama', label: 'Destilerija' },
        },
        { ...wordmark, link: { kind: 'url', href: '/o-nama', label: 'O nama' } },
        ...named('Zadruga uzgajivača ljekovitog bilja srednje Dalmacije', 'Jadraderm'),
      ],
    },
    options: { align: 'start', columns: 4, background: 'soft' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: [...BRANDS, wordmark] },
    options: { columns: 8, size: 's' },
    mobileOptions: { columns: 3, space: 's' },
  },
  {
    name: 'grey',
    meta: { title: 'Pišu o nama', items: [shop, wordmark, sign, ...named('Kadulja', 'Moreva')] },
    options: { tone: 'grey', columns: 5, background: 'tint' },
  },
  {
    name: 'large',
    meta: { items: [wordmark, shop, sign] },
    options: { size: 'l', columns: 3 },
  },
];
