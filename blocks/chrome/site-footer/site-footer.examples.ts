import type { BlockExample } from '#runtime/define-block.ts';
import type { Bag, Node } from '#schemas/content/element.ts';
import { sampleFooterColumns } from '../../_fixtures/footer.ts';
import { SAMPLE_MEDIA } from '../../sample-media.ts';

function part(id: string, block: string, meta: Bag = {}, options: Bag = {}): Node {
  return { id, block, v: 1, role: 'own', meta, options };
}

const logo = part(
  'foot-logo',
  'logo',
  { media: { id: SAMPLE_MEDIA.brandLogoLight }, alt: 'Bonaca, ljekarna i njega' },
  { width: 208 },
);
const links = part('foot-links', 'footer-links', { columns: sampleFooterColumns });
const social = part('foot-social', 'social-links', {
  items: [
    { network: 'instagram', link: { kind: 'url', href: 'https://instagram.com' } },
    { network: 'facebook', link: { kind: 'url', href: 'https://facebook.com' } },
    { network: 'youtube', link: { kind: 'url', href: 'https://youtube.com' } },
  ],
});
const copyright = part('foot-copyright', 'copyright');

const about =
  'Ljekarna i njega kože s Jadrana. Biramo proizvode koje i sami koristimo i rado savjetujemo, uživo i na daljinu.';

export const siteFooterExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { about },
    slots: {
      newsletter: [
        part('foot-newsletter', 'newsletter-form', {
          title: 'Pismo iz Bonace',
          text: 'Jednom mjesečno: savjet ljekarnika, novi proizvodi i ponude samo za pretplatnike.',
        }),
      ],
      brand: [logo],
      links: [links],
      social: [social],
      copyright: [copyright],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: { about: `${about} ${about} ${about}` },
    slots: { brand: [logo], links: [links], social: [social], copyright: [copyright] },
  },
  {
    name: 'mobile-overrides',
    meta: { about },
    mobileMeta: { about: 'Ljekarna i njega kože s Jadrana.' },
    slots: { links: [links], copyright: [copyright] },
  },
  {
    name: 'links-first',
    meta: { about },
    options: { order: 'links-first', background: 'soft' },
    slots: { links: [links], social: [social], copyright: [copyright] },
  },
];
