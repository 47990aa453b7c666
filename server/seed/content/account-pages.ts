import type { ElementContent, Node } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

interface FormPage {
  slug: string;
  title: string;
  description: string;
  english: string;
  form: Node;
}

/** A page that is one form; search engines have no use for it. */
function formPage({ slug, title, description, english, form }: FormPage): ElementContent {
  return element('page', {
    slug,
    meta: { title, seo: { title, description, noindex: true } },
    parts: [form],
    tr: { en: { [form.id]: { meta: { title: english } } } },
  });
}

/** Login, registration and the way back to a lost password; of no use to who is logged in. */
export const loginPages: readonly ElementContent[] = [
  formPage({
    slug: 'prijava',
    title: 'Prijava',
    description: 'Prijavite se u svoj račun: narudžbe, lista želja i bodovi.',
    english: 'Log in',
    form: node('prijava-obrazac', 'login-form', {
      meta: { title: 'Prijava' },
      options: { background: 'soft' },
    }),
  }),
  formPage({
    slug: 'registracija',
    title: 'Registracija',
    description: 'Otvorite račun i skupljajte bodove za svaki potrošeni euro.',
    english: 'Create an account',
    form: node('registracija-obrazac', 'register-form', {
      meta: {
        title: 'Registracija',
        text: 'Za svaki potrošeni euro dobivate jedan bod, a sljedeća narudžba ide brže.',
      },
      options: { background: 'soft' },
    }),
  }),
  formPage({
    slug: 'zaboravljena-lozinka',
    title: 'Zaboravljena lozinka',
    description: 'Zatražite poveznicu za novu lozinku.',
    english: 'Forgotten password',
    form: node('lozinka-obrazac', 'forgot-password-form', {
      meta: { title: 'Zaboravljena lozinka' },
      options: { background: 'soft' },
    }),
  }),
];

/** The page behind links of mails (MAIL-01..04). */
const emailConfirmationPage: ElementContent = element('page', {
  slug: 'potvrdi-email',
  meta: {
    title: 'Potvrda emaila',
    seo: {
      title: 'Potvrda emaila',
      description: 'Što je poveznica iz poruke potvrdila.',
      noindex: true,
    },
  },
  parts: [node('potvrda', 'email-confirmation')],
});

/** The page that login providers send people back to (ROUTE-16). */
const socialLoginPage: ElementContent = element('page', {
  slug: 'social-login',
  meta: {
    title: 'Prijava',
    seo: { title: 'Prijava', description: 'Prijava Facebookom ili Googleom.', noindex: true },
  },
  parts: [node('vanjska-prijava', 'social-login-view')],
});

/** Pages that mails and logins lead to. */
export const linkPages: readonly ElementContent[] = [emailConfirmationPage, socialLoginPage];

const tight = { space: 'none' } as const;

/** The customer's own page (PROF-01, PROF-03, SITE-05). */
export const profilePage: ElementContent = element('page', {
  slug: 'profil',
  meta: {
    title: 'Moj profil',
    seo: {
      title: 'Moj profil',
      description: 'Osobni podaci, narudžbe, lista želja i bodovi.',
      noindex: true,
    },
  },
  parts: [
    node('profil', 'profile-tabs', {
      options: { space: 's' },
      slots: {
        personal: [
          node('profil-bodovi', 'loyalty-points', {
            meta: {
              text: 'Za svaki potrošeni euro dobivate jedan bod. Bodovi vrijede godinu dana.',
            },
            options: tight,
          }),
          node('profil-stupci', 'columns', {
            options: { count: 3, gap: 'l', space: 's', width: 'page' },
            slots: {
              col1: [node('profil-podaci', 'personal-data-form', { options: tight })],
              col2: [node('profil-naplata', 'billing-address', { options: tight })],
              col3: [node('profil-dostava', 'delivery-address', { options: tight })],
            },
          }),
        ],
        orders: [node('profil-narudzbe', 'order-history', { options: tight })],
        wishlist: [node('profil-zelje', 'wishlist-grid', { options: tight })],
        password: [node('profil-lozinka', 'change-password-form', { options: tight })],
      },
    }),
  ],
  tr: {
    en: {
      'profil-bodovi': {
        meta: { text: 'Every euro spent gives one point. Points are valid for one year.' },
      },
    },
  },
});
