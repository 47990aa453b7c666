import { defineTexts } from '#runtime/i18n/texts.ts';

const networks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  x: 'X',
};

export const socialLinksTexts = defineTexts({
  hr: {
    title: 'Društvene mreže',
    description: 'Ikone s poveznicama na profile trgovine.',
    fields: {
      items: 'Mreže',
      'items.network': 'Mreža',
      'items.link': 'Poveznica',
      size: 'Veličina ikone (px)',
    },
    choices: { 'items.network': networks },
    ui: { label: 'Društvene mreže' },
  },
  en: {
    title: 'Social links',
    description: "Icons that lead to the shop's profiles.",
    fields: {
      items: 'Networks',
      'items.network': 'Network',
      'items.link': 'Link',
      size: 'Size of the icon (px)',
    },
    choices: { 'items.network': networks },
    ui: { label: 'Social networks' },
  },
  de: {
    title: 'Soziale Netzwerke',
    description: 'Symbole mit Links zu den Profilen des Shops.',
    fields: {
      items: 'Netzwerke',
      'items.network': 'Netzwerk',
      'items.link': 'Link',
      size: 'Größe des Symbols (px)',
    },
    choices: { 'items.network': networks },
    ui: { label: 'Soziale Netzwerke' },
  },
});
