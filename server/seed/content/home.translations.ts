import { ELEMENT_TR_KEY, type Translations } from '#schemas/content/element.ts';
import { richText } from './build.ts';

const FACE = { kind: 'category', slug: 'njega-lica' };
const HANDS = { kind: 'category', slug: 'ruke-i-stopala' };
const ABOUT = { kind: 'page', slug: 'o-nama' };
const CONTACT = { kind: 'page', slug: 'kontakt' };
const SHOP = { kind: 'url', href: '/shop' };
const POSTS = { kind: 'url', href: '/objave' };

/** The home page in English and German. */
export const homeTranslations: Translations = {
  en: {
    [ELEMENT_TR_KEY]: {
      meta: {
        title: 'Skin care from the Adriatic',
        seo: {
          title: 'Skin care from the Adriatic',
          description:
            'Bonaca, pharmacy and care: chosen dermocosmetics, hair care, sun care and food supplements, with a pharmacist’s advice and orders sent the same day.',
        },
      },
    },
    uvod: {
      meta: {
        eyebrow: 'Bonaca, pharmacy and care',
        heading: 'A calm sea for your skin',
        text: 'Skin care from the Adriatic, chosen by pharmacists. Few steps, clear ingredients and skin that breathes.',
        button: { ...FACE, label: 'Face care' },
        secondButton: { ...ABOUT, label: 'Meet us' },
      },
    },
    police: {
      meta: {
        eyebrow: 'From face to feet',
        title: 'The shelves of our pharmacy',
        link: { ...SHOP, label: 'All categories' },
      },
    },
    najtrazenije: {
      meta: {
        eyebrow: 'Best sellers',
        title: 'What you come back for',
        link: { ...SHOP, label: 'All products' },
      },
    },
    zima: {
      meta: {
        heading: 'Hands in winter',
        text: 'Shea butter, glycerine and the scent of lavender in a tube for every pocket. Your hands will thank you until spring.',
        button: { ...HANDS, label: 'Hand care' },
      },
    },
    novo: {
      meta: {
        eyebrow: 'New',
        title: 'Fresh on our shelves',
        link: { ...SHOP, label: 'All products' },
      },
    },
    'savjet-naslov': { meta: { text: 'Not sure where to begin?' } },
    'savjet-tekst': {
      meta: {
        text: richText(`Describe your skin in three sentences, and our pharmacist answers the same working day. No questionnaire of twenty questions, no list of ten products.

        Three things are usually enough: **a gentle cleanser, one serum and sun protection**.`),
      },
    },
    'savjet-gumb': { meta: { link: { ...CONTACT, label: 'Ask our pharmacist' } } },
    objave: {
      meta: {
        eyebrow: 'Journal',
        title: 'From the pharmacist’s notebook',
        link: { ...POSTS, label: 'All posts' },
      },
    },
  },
  de: {
    [ELEMENT_TR_KEY]: {
      meta: {
        title: 'Hautpflege von der Adria',
        seo: {
          title: 'Hautpflege von der Adria',
          description:
            'Bonaca, Apotheke und Pflege: ausgewählte Dermokosmetik, Haarpflege, Sonnenschutz und Nahrungsergänzung, mit Rat vom Apotheker und Versand am selben Tag.',
        },
      },
    },
    uvod: {
      meta: {
        eyebrow: 'Bonaca, Apotheke und Pflege',
        heading: 'Ruhige See für Ihre Haut',
        text: 'Hautpflege von der Adria, ausgewählt von Apothekern. Wenige Schritte, klare Inhaltsstoffe und Haut, die atmet.',
        button: { ...FACE, label: 'Gesichtspflege' },
        secondButton: { ...ABOUT, label: 'Über uns' },
      },
    },
    police: {
      meta: {
        eyebrow: 'Von Kopf bis Fuß',
        title: 'Die Regale unserer Apotheke',
        link: { ...SHOP, label: 'Alle Kategorien' },
      },
    },
    najtrazenije: {
      meta: {
        eyebrow: 'Meistverkauft',
        title: 'Was man wieder holt',
        link: { ...SHOP, label: 'Alle Produkte' },
      },
    },
    zima: {
      meta: {
        heading: 'Hände im Winter',
        text: 'Sheabutter, Glycerin und der Duft von Lavendel in einer Tube für jede Tasche. Ihre Hände danken es bis zum Frühling.',
        button: { ...HANDS, label: 'Handpflege' },
      },
    },
    novo: {
      meta: {
        eyebrow: 'Neu',
        title: 'Frisch im Regal',
        link: { ...SHOP, label: 'Alle Produkte' },
      },
    },
    'savjet-naslov': { meta: { text: 'Wo soll man anfangen?' } },
    'savjet-tekst': {
      meta: {
        text: richText(`Beschreiben Sie Ihre Haut in drei Sätzen, und unsere Apothekerin antwortet am selben Werktag. Ohne Fragebogen mit zwanzig Fragen und ohne Liste mit zehn Produkten.

        Meist genügen drei Dinge: **milde Reinigung, ein Serum und Sonnenschutz**.`),
      },
    },
    'savjet-gumb': { meta: { link: { ...CONTACT, label: 'Unsere Apothekerin fragen' } } },
    objave: {
      meta: {
        eyebrow: 'Journal',
        title: 'Aus dem Notizbuch der Apothekerin',
        link: { ...POSTS, label: 'Alle Beiträge' },
      },
    },
  },
};
