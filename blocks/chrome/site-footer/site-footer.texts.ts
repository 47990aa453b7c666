import { defineTexts } from '#runtime/i18n/texts.ts';

export const siteFooterTexts = defineTexts({
  hr: {
    title: 'Podnožje',
    description: 'Okvir podnožja: newsletter, poveznice, društvene mreže i završni redak.',
    fields: {
      about: 'O trgovini',
      order: 'Redoslijed',
      cookieSettings: 'Poveznica na postavke kolačića',
    },
    slots: {
      newsletter: 'Newsletter',
      brand: 'Logotip i opis',
      links: 'Poveznice',
      social: 'Društvene mreže',
      copyright: 'Završni redak',
    },
    choices: {
      order: { 'newsletter-first': 'Newsletter prvi', 'links-first': 'Poveznice prve' },
    },
    ui: { cookieSettings: 'Postavke kolačića' },
  },
  en: {
    title: 'Footer',
    description: 'Frame of the footer: newsletter, links, social networks and the closing line.',
    fields: {
      about: 'About the shop',
      order: 'Order',
      cookieSettings: 'Link to the cookie settings',
    },
    slots: {
      newsletter: 'Newsletter',
      brand: 'Logo and description',
      links: 'Links',
      social: 'Social networks',
      copyright: 'Closing line',
    },
    choices: { order: { 'newsletter-first': 'Newsletter first', 'links-first': 'Links first' } },
    ui: { cookieSettings: 'Cookie settings' },
  },
  de: {
    title: 'Fußbereich',
    description: 'Rahmen des Fußbereichs: Newsletter, Links, soziale Netzwerke und Schlusszeile.',
    fields: {
      about: 'Über den Shop',
      order: 'Reihenfolge',
      cookieSettings: 'Link zu den Cookie-Einstellungen',
    },
    slots: {
      newsletter: 'Newsletter',
      brand: 'Logo und Beschreibung',
      links: 'Links',
      social: 'Soziale Netzwerke',
      copyright: 'Schlusszeile',
    },
    choices: {
      order: { 'newsletter-first': 'Newsletter zuerst', 'links-first': 'Links zuerst' },
    },
    ui: { cookieSettings: 'Cookie-Einstellungen' },
  },
});
