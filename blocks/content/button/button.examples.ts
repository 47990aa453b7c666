import type { BlockExample } from '#runtime/define-block.ts';

export const buttonExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { link: { kind: 'url', href: '/shop', label: 'Pogledajte ponudu' } },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      link: {
        kind: 'url',
        href: 'https://example.com/raspored',
        label:
          'Naručite se na besplatno savjetovanje s magistrom farmacije u ljekarni po vašem izboru',
      },
    },
    options: { variant: 'secondary', size: 'l' },
  },
  {
    name: 'mobile-overrides',
    meta: { link: { kind: 'page', slug: 'o-nama', label: 'Upoznajte nas' } },
    options: { variant: 'secondary', align: 'center' },
    mobileOptions: { align: 'stretch' },
  },
  {
    name: 'text-only',
    meta: { link: { kind: 'url', href: '/objave', label: 'Sve objave' } },
    options: { variant: 'text' },
  },
];
