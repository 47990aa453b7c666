import type { Translations } from '#schemas/content/element.ts';

const CONTACT = { kind: 'page', slug: 'kontakt' };
const DELIVERY = { kind: 'page', slug: 'dostava-i-placanje' };
const PRIVACY = { kind: 'page', slug: 'zastita-privatnosti' };
const COOKIES = { kind: 'page', slug: 'kolacici' };
const GIFTS = { kind: 'category', slug: 'poklon-paketi' };
const SERUM_POST = { kind: 'post', slug: 'vitamin-c-ili-niacinamid' };
const SUN_POST = { kind: 'post', slug: 'zastitni-faktor-za-jadransko-ljeto' };

/** Pictures beside the entries of the menu, which are the same in all languages. */
export const FEATURE_PICTURES = {
  serums: { entry: 1, media: { id: 84, focus: { x: 0.2, y: 0.6 } } },
  sun: { entry: 4, media: { id: 82, focus: { x: 0.35, y: 0.5 } } },
  gifts: { entry: 7, media: { id: 91 } },
};

/** The header in English and German. */
export const headerTranslations: Translations = {
  en: {
    traka: {
      meta: {
        items: [
          { title: 'Collect at the pharmacy', description: 'free, the same day', icon: 'pin' },
          {
            title: 'Ask a pharmacist',
            description: '+385 21 555 120, 8 to 18',
            icon: 'phone',
            link: CONTACT,
          },
          { title: 'Two samples of your choice', description: 'with every order', icon: 'gift' },
        ],
      },
    },
    dostava: {
      meta: {
        label: 'Free delivery above {amount}',
        title: 'Above {amount} delivery is on us',
        text: 'Anywhere in Croatia and Slovenia, islands included. The amount counts after discounts.',
        link: { ...DELIVERY, label: 'Delivery and payment' },
      },
    },
    logotip: { meta: { alt: 'Bonaca, pharmacy and care' } },
    izbornik: {
      meta: {
        features: [
          {
            ...FEATURE_PICTURES.serums,
            title: 'Vitamin C or niacinamide?',
            link: { ...SERUM_POST, label: 'Read the guide' },
          },
          {
            ...FEATURE_PICTURES.sun,
            title: 'Which factor for the sea?',
            link: { ...SUN_POST, label: 'Our advice' },
          },
          {
            ...FEATURE_PICTURES.gifts,
            title: 'We wrap it for you',
            link: { ...GIFTS, label: 'Gift sets' },
          },
        ],
      },
    },
    trazilica: { meta: { label: 'Search' } },
  },
  de: {
    traka: {
      meta: {
        items: [
          { title: 'Abholen in der Apotheke', description: 'gratis, am selben Tag', icon: 'pin' },
          {
            title: 'Apotheker fragen',
            description: '+385 21 555 120, 8 bis 18 Uhr',
            icon: 'phone',
            link: CONTACT,
          },
          { title: 'Zwei Proben nach Wahl', description: 'zu jeder Bestellung', icon: 'gift' },
        ],
      },
    },
    dostava: {
      meta: {
        label: 'Gratis Lieferung ab {amount}',
        title: 'Ab {amount} liefern wir gratis',
        text: 'In ganz Kroatien und Slowenien, samt Inseln. Der Betrag zählt nach Abzug der Rabatte.',
        link: { ...DELIVERY, label: 'Lieferung und Zahlung' },
      },
    },
    logotip: { meta: { alt: 'Bonaca, Apotheke und Pflege' } },
    izbornik: {
      meta: {
        features: [
          {
            ...FEATURE_PICTURES.serums,
            title: 'Vitamin C oder Niacinamid?',
            link: { ...SERUM_POST, label: 'Zum Ratgeber' },
          },
          {
            ...FEATURE_PICTURES.sun,
            title: 'Welcher Faktor am Meer?',
            link: { ...SUN_POST, label: 'Unser Rat' },
          },
          {
            ...FEATURE_PICTURES.gifts,
            title: 'Wir packen für Sie ein',
            link: { ...GIFTS, label: 'Geschenksets' },
          },
        ],
      },
    },
    trazilica: { meta: { label: 'Suche' } },
  },
};

/** The footer in English and German. */
export const footerTranslations: Translations = {
  en: {
    podnozje: {
      meta: {
        about:
          'Bonaca is a calm sea without wind. That is how your skin should feel, and how shopping with us should be: quiet, with someone who knows the answer.',
      },
    },
    pismo: {
      meta: {
        title: 'A letter from Bonaca',
        text: 'Once a month: a pharmacist’s advice, news from our shelves and an offer for subscribers only. Never more often.',
        consentLink: { ...PRIVACY, label: 'Privacy' },
      },
    },
    znak: { meta: { alt: 'Bonaca, pharmacy and care' } },
  },
  de: {
    podnozje: {
      meta: {
        about:
          'Bonaca heißt ruhige See ohne Wind. So soll sich Ihre Haut anfühlen, und so soll das Einkaufen bei uns sein: in Ruhe, mit jemandem, der die Antwort kennt.',
      },
    },
    pismo: {
      meta: {
        title: 'Ein Brief aus Bonaca',
        text: 'Einmal im Monat: Rat aus der Apotheke, Neues aus den Regalen und ein Angebot nur für Abonnenten. Nie öfter.',
        consentLink: { ...PRIVACY, label: 'Datenschutz' },
      },
    },
    znak: { meta: { alt: 'Bonaca, Apotheke und Pflege' } },
  },
};

/** The question about cookies in English and German. */
export const cookieTranslations: Translations = {
  en: {
    kolacici: {
      meta: {
        title: 'Your choice of cookies',
        text: 'Necessary cookies keep your cart and your login. We set others only with your consent, and you can change your mind at any time.',
        link: { ...COOKIES, label: 'More about cookies' },
        necessary: 'Cart, login, language and safety of the shop. Without them you cannot buy.',
        categories: [
          {
            key: 'statistics',
            title: 'Statistics',
            description: 'They show us, without names, which pages help and where one gets stuck.',
          },
          {
            key: 'marketing',
            title: 'Offers',
            description:
              'They remember what interests you, so that we offer nothing you do not need.',
          },
        ],
      },
    },
  },
  de: {
    kolacici: {
      meta: {
        title: 'Ihre Wahl der Cookies',
        text: 'Notwendige Cookies bewahren Warenkorb und Anmeldung. Andere setzen wir nur, wenn Sie zustimmen, und Sie können es jederzeit ändern.',
        link: { ...COOKIES, label: 'Mehr über Cookies' },
        necessary:
          'Warenkorb, Anmeldung, Sprache und Sicherheit. Ohne sie kann man nicht einkaufen.',
        categories: [
          {
            key: 'statistics',
            title: 'Statistik',
            description:
              'Sie zeigen uns ohne Namen, welche Seiten helfen und wo man hängen bleibt.',
          },
          {
            key: 'marketing',
            title: 'Angebote',
            description:
              'Sie merken sich, was Sie interessiert, damit wir nichts Unnötiges anbieten.',
          },
        ],
      },
    },
  },
};
