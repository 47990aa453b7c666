import type { BlockExample } from '#runtime/define-block.ts';

const data = { token: '' };

export const forgotPasswordFormExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { title: 'Zaboravljena lozinka' },
    options: { background: 'soft' },
    data,
  },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      title: 'Zaboravili ste lozinku svojeg korisničkog računa?',
      text: 'Događa se i najboljima. Upišite adresu e-pošte s kojom ste otvorili račun, a mi ćemo vam odmah poslati poveznicu koja vrijedi jedan sat.',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Zaboravljena lozinka' },
    mobileMeta: { title: 'Nova lozinka' },
    data,
  },
  { name: 'new-password', data: { token: 'primjer' } },
];
