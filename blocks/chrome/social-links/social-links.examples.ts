import type { BlockExample } from '#runtime/define-block.ts';

const to = (href: string) => ({ kind: 'url', href });

export const socialLinksExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      items: [
        { network: 'instagram', link: to('https://instagram.com') },
        { network: 'facebook', link: to('https://facebook.com') },
        { network: 'youtube', link: to('https://youtube.com') },
      ],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      items: ['instagram', 'facebook', 'youtube', 'tiktok', 'pinterest', 'linkedin', 'x'].map(
        (network) => ({ network, link: to(`https://example.com/${network}`) }),
      ),
    },
    options: { background: 'brand', size: 22 },
  },
  {
    name: 'mobile-overrides',
    meta: {
      items: [
        { network: 'instagram', link: to('https://instagram.com') },
        { network: 'tiktok', link: to('https://tiktok.com') },
      ],
    },
    options: { size: 20 },
    mobileOptions: { size: 26 },
  },
];
