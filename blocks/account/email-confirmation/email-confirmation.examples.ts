import type { BlockExample } from '#runtime/define-block.ts';

const message = {
  goal: {
    kind: 'message',
    isConfirmed: true,
    text: 'Vaša je prijava na newsletter potvrđena.',
  },
} as const;

export const emailConfirmationExamples: readonly BlockExample[] = [
  { name: 'typical', data: message },
  { name: 'empty', data: { goal: null } },
  {
    name: 'long-text',
    meta: { confirmedTitle: 'Hvala, vaša je adresa potvrđena i pismo iz Bonace stiže uskoro' },
    data: {
      goal: {
        kind: 'message',
        isConfirmed: true,
        text: 'Svakog drugog četvrtka šaljemo jedno pismo: savjet ljekarnice, jedan proizvod i ponudu koja vrijedi samo za čitatelje. Odjaviti se možete u svakom trenutku.',
      },
    },
  },
  {
    name: 'mobile-overrides',
    meta: { confirmedTitle: 'Hvala, adresa je potvrđena' },
    mobileMeta: { confirmedTitle: 'Hvala' },
    data: message,
  },
  {
    name: 'to-confirm',
    data: { goal: { kind: 'message', isConfirmed: false, text: 'Poslali smo vam poruku.' } },
  },
  { name: 'redirect', data: { goal: { kind: 'url', href: '#dalje' } } },
  {
    name: 'file',
    data: { goal: { kind: 'file', href: '/favicon.svg', fileName: 'vodic.svg' } },
  },
];
