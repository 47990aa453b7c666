import type { BlockExample } from '#runtime/define-block.ts';

const data = { to: '/profil', providers: [] };
const providers = ['facebook', 'google'];

export const loginFormExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { title: 'Prijava' },
    options: { background: 'soft' },
    data: { ...data, providers },
  },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      title: 'Prijavite se u svoj račun u ljekarni i njezi Bonaca',
      text: 'Vidjet ćete svoje narudžbe, omiljene proizvode i bodove.\nAko ste kupovali kao gost, račun možete otvoriti istom adresom e-pošte.',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Prijava u vaš račun' },
    mobileMeta: { title: 'Prijava' },
    mobileOptions: { space: 's' },
    data,
  },
];
