import { sampleTerms } from '#server/seed/blog/sample-blog.ts';
import { sampleCategories } from '#server/seed/catalog/categories.ts';
import type { SampleCategory } from '#server/seed/catalog/sample-catalog.ts';
import type { NavEntry } from './navigation-builder.ts';

function toEntry({ slug, names, children }: SampleCategory): NavEntry {
  return {
    names,
    to: `/shop/${slug}`,
    ...(children && { children: children.map(toEntry) }),
  };
}

const posts: NavEntry = {
  names: { hr: 'Objave', en: 'Journal', de: 'Journal' },
  to: '/objave',
  children: sampleTerms
    .filter(({ slug }) => slug !== 'featured')
    .map(({ slug, titles }) => ({ names: titles, to: `/objave/${slug}` })),
};

/** Navigations of the sample shop by name (NAV-03, FOOT-01). */
export const sampleNavigations: Readonly<Record<string, readonly NavEntry[]>> = {
  main: [...sampleCategories.map(toEntry), posts],
  footer: [
    {
      names: { hr: 'Kupnja', en: 'Shop', de: 'Einkaufen' },
      children: sampleCategories.map(({ slug, names }) => ({ names, to: `/shop/${slug}` })),
    },
    {
      names: { hr: 'Pomoć', en: 'Help', de: 'Hilfe' },
      children: [
        {
          names: {
            hr: 'Dostava i plaćanje',
            en: 'Delivery and payment',
            de: 'Versand und Zahlung',
          },
          to: '/dostava-i-placanje',
        },
        { names: { hr: 'Povrat robe', en: 'Returns', de: 'Rückgabe' }, to: '/povrat-robe' },
        {
          names: { hr: 'Česta pitanja', en: 'Questions and answers', de: 'Häufige Fragen' },
          to: '/cesta-pitanja',
        },
        { names: { hr: 'Kontakt', en: 'Contact', de: 'Kontakt' }, to: '/kontakt' },
      ],
    },
    {
      names: { hr: 'Bonaca', en: 'Bonaca', de: 'Bonaca' },
      children: [
        { names: { hr: 'O nama', en: 'About us', de: 'Über uns' }, to: '/o-nama' },
        { names: { hr: 'Objave', en: 'Journal', de: 'Journal' }, to: '/objave' },
        {
          names: { hr: 'Savjeti po temama', en: 'Advice by topic', de: 'Rat nach Themen' },
          to: '/objave-kategorije',
        },
        {
          names: { hr: 'Poklon bonovi', en: 'Gift cards', de: 'Gutscheine' },
          to: '/shop/poklon-bonovi',
        },
      ],
    },
    {
      names: { hr: 'Uvjeti', en: 'Terms', de: 'Rechtliches' },
      children: [
        {
          names: { hr: 'Uvjeti kupnje', en: 'Terms of sale', de: 'Geschäftsbedingungen' },
          to: '/uvjeti-kupnje',
        },
        {
          names: { hr: 'Zaštita privatnosti', en: 'Privacy', de: 'Datenschutz' },
          to: '/zastita-privatnosti',
        },
        { names: { hr: 'Kolačići', en: 'Cookies', de: 'Cookies' }, to: '/kolacici' },
      ],
    },
  ],
};
