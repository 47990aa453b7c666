import type { BlockExample } from '#runtime/define-block.ts';

const data = {
  to: '/',
  providers: ['facebook', 'google'],
  consents: [
    {
      name: 'uvjeti',
      html: 'Prihvaćam <a href="/uvjeti-kupnje">uvjete kupnje</a>.',
      isRequired: true,
    },
    { name: 'newsletter', html: 'Želim primati pismo iz Bonace.', isRequired: false },
  ],
};

export const registerFormExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Registracija' }, options: { background: 'soft' }, data },
  { name: 'consents-not-fetched', met: ['answer:failed'], data: { ...data, consents: null } },
  { name: 'empty', data: { to: '/', consents: [], providers: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Otvorite svoj korisnički račun u ljekarni i njezi Bonaca',
      text: 'Naručujete brže, pratite pakete, čuvate omiljene proizvode i skupljate bodove za svaki potrošeni euro.',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Otvorite korisnički račun' },
    mobileMeta: { title: 'Registracija' },
    data,
  },
];
