import type { BlockExample } from '#runtime/define-block.ts';

const link = (slug: string) => ({ kind: 'page', slug }) as const;

export const announcementsExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      items: [
        { text: 'Dva uzorka po izboru uz svaku narudžbu' },
        { text: 'Zimski tjedan: pogledajte što smo pripremili', link: link('zimski-tjedan') },
        { text: 'Pitajte ljekarnika, odgovaramo isti dan', link: link('kontakt') },
      ],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      items: [
        {
          text: 'Zbog blagdana radimo kraće: javite nam se na vrijeme ako vam nešto treba do petka',
          link: link('kontakt'),
        },
        { text: 'Najnepostojanijedezodoransnoprotuznojnosredstvo opet je na policama' },
      ],
    },
    options: { seconds: 12, background: 'soft' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: [{ text: 'Novo: njega za ruke' }, { text: 'Savjet ljekarnika' }] },
    mobileOptions: { space: 's' },
  },
  { name: 'one-message', meta: { items: [{ text: 'Dva uzorka po izboru uz svaku narudžbu' }] } },
];
