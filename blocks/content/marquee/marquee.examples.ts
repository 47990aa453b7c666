import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const words = (...texts: readonly string[]) => texts.map((text) => ({ text }));

export const marqueeExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      items: words('Lavanda s Hvara', 'Smilje s Visa', 'Kadulja s Brača', 'Sol iz Nina'),
    },
    options: { background: 'tint' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      items: [
        {
          text: 'Savjet magistra farmacije, osobno, telefonom ili porukom',
          link: { kind: 'url', href: '/kontakt', label: 'Javite nam se' },
        },
        ...words('Uz svaku narudžbu uzorci koje birate sami', 'Prazne bočice vraćate u ljekarnu'),
      ],
    },
    options: { size: 'l', speed: 'slow', sign: 'dot' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: words('Novo', 'Solenta', 'Zaštita koja se ne osjeti') },
    options: { size: 's', direction: 'right', space: 'm', background: 'night' },
    mobileOptions: { space: 's' },
  },
  {
    name: 'logos',
    meta: {
      items: [
        SAMPLE_MEDIA.brandLogo,
        SAMPLE_MEDIA.brandLogoWordmark,
        SAMPLE_MEDIA.brandLogoIcon,
      ].map((id) => ({ text: '', media: { id } })),
    },
    options: { sign: 'none', speed: 'fast' },
  },
];
