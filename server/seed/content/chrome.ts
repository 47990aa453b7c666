import type { ElementContent } from '#schemas/content/element.ts';
import { element, node } from './build.ts';
import {
  cookieTranslations,
  FEATURE_PICTURES,
  footerTranslations,
  headerTranslations,
} from './chrome.translations.ts';

const LOGO = 99;
const LOGO_LIGHT = 100;

/** Header of all pages. */
export const headerElement: ElementContent = element('static-element', {
  handler: 'header-section',
  meta: { title: 'Zaglavlje' },
  parts: [
    node('zaglavlje', 'site-header', {
      slots: {
        strip: [
          node('traka', 'info-strip', {
            meta: {
              items: [
                {
                  title: 'Preuzmite u ljekarni',
                  description: 'besplatno, isti dan',
                  icon: 'pin',
                },
                {
                  title: 'Pitajte ljekarnika',
                  description: '021 555 120, od 8 do 18 sati',
                  icon: 'phone',
                  link: { kind: 'page', slug: 'kontakt' },
                },
                { title: 'Dva uzorka po izboru', description: 'uz svaku narudžbu', icon: 'gift' },
              ],
            },
          }),
        ],
        popup: [
          node('dostava', 'free-delivery-popup', {
            meta: {
              label: 'Besplatna dostava iznad {amount}',
              title: 'Iznad {amount} dostava je na nama',
              text: 'Vrijedi za cijelu Hrvatsku i Sloveniju, otoci uključeni. Iznos se računa nakon popusta.',
              link: { kind: 'page', slug: 'dostava-i-placanje', label: 'Dostava i plaćanje' },
            },
          }),
        ],
        login: [node('prijava-prozor', 'login-modal')],
        added: [
          node('dodano-prozor', 'add-to-cart-modal', {
            options: { selectedProductIds: [3, 5, 9, 12, 14, 20, 27, 33] },
          }),
        ],
        start: [
          node('logotip', 'logo', {
            meta: { media: { id: LOGO }, alt: 'Bonaca, ljekarna i njega' },
            options: { width: 184 },
            mobileOptions: { width: 136 },
          }),
        ],
        nav: [
          node('izbornik', 'main-nav', {
            meta: {
              features: [
                {
                  ...FEATURE_PICTURES.serums,
                  title: 'Vitamin C ili niacinamid?',
                  link: {
                    kind: 'post',
                    slug: 'vitamin-c-ili-niacinamid',
                    label: 'Pročitajte vodič',
                  },
                },
                {
                  ...FEATURE_PICTURES.sun,
                  title: 'Koji faktor za more?',
                  link: {
                    kind: 'post',
                    slug: 'zastitni-faktor-za-jadransko-ljeto',
                    label: 'Naš savjet',
                  },
                },
                {
                  ...FEATURE_PICTURES.gifts,
                  title: 'Zamotamo umjesto vas',
                  link: { kind: 'category', slug: 'poklon-paketi', label: 'Poklon paketi' },
                },
              ],
            },
          }),
        ],
        search: [node('trazilica', 'header-search-link', { meta: { label: 'Pretraga' } })],
        end: [node('racun', 'account-menu'), node('kosarica', 'cart-bag')],
      },
    }),
  ],
  tr: headerTranslations,
});

/** Footer of all pages. */
export const footerElement: ElementContent = element('static-element', {
  handler: 'footer-section',
  meta: { title: 'Podnožje' },
  parts: [
    node('podnozje', 'site-footer', {
      meta: {
        about:
          'Bonaca je mirno more bez vjetra. Tako želimo da se osjeća vaša koža, i tako želimo da izgleda kupnja kod nas: bez gužve, uz čovjeka koji zna odgovor.',
      },
      slots: {
        newsletter: [
          node('pismo', 'newsletter-form', {
            meta: {
              title: 'Pismo iz Bonace',
              text: 'Jednom mjesečno savjet ljekarnika, novosti s polica i ponuda samo za pretplatnike. Nikad češće.',
              consentLink: {
                kind: 'page',
                slug: 'zastita-privatnosti',
                label: 'Zaštita privatnosti',
              },
            },
          }),
        ],
        brand: [
          node('znak', 'logo', {
            meta: { media: { id: LOGO_LIGHT }, alt: 'Bonaca, ljekarna i njega' },
            options: { width: 192 },
          }),
        ],
        links: [
          node('poveznice', 'footer-links', {
            options: { source: 'navigation', navigationId: 'footer' },
          }),
        ],
        social: [
          node('mreze', 'social-links', {
            meta: {
              items: [
                {
                  network: 'instagram',
                  link: { kind: 'url', href: 'https://www.instagram.com/', label: 'Instagram' },
                },
                {
                  network: 'facebook',
                  link: { kind: 'url', href: 'https://www.facebook.com/', label: 'Facebook' },
                },
                {
                  network: 'youtube',
                  link: { kind: 'url', href: 'https://www.youtube.com/', label: 'YouTube' },
                },
              ],
            },
          }),
        ],
        copyright: [node('prava', 'copyright')],
      },
    }),
  ],
  tr: footerTranslations,
});

/** The question before any cookie that is not needed. */
export const cookieElement: ElementContent = element('static-element', {
  handler: 'cookie-section',
  meta: { title: 'Obavijest o kolačićima' },
  parts: [
    node('kolacici', 'cookie-notice', {
      meta: {
        title: 'Vaš izbor kolačića',
        text: 'Nužni kolačići čuvaju košaricu i prijavu. Ostale postavljamo samo ako pristanete, a izbor možete promijeniti u svakom trenutku.',
        link: { kind: 'page', slug: 'kolacici', label: 'Više o kolačićima' },
        necessary: 'Košarica, prijava, jezik i sigurnost trgovine. Bez njih kupnja ne radi.',
        categories: [
          {
            key: 'statistics',
            title: 'Statistika',
            description: 'Pokazuju nam, bez imena, koje su stranice korisne, a gdje se zapinje.',
          },
          {
            key: 'marketing',
            title: 'Ponude',
            description: 'Pamte što vas zanima, da vam ne nudimo ono što ne trebate.',
          },
        ],
      },
    }),
  ],
  tr: cookieTranslations,
});
