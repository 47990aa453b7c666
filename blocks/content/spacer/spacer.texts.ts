import { defineTexts } from '#runtime/i18n/texts.ts';

export const spacerTexts = defineTexts({
  hr: { title: 'Razmak', description: 'Prazna visina.', fields: { height: 'Visina (px)' } },
  en: { title: 'Spacer', description: 'Empty height.', fields: { height: 'Height (px)' } },
  de: { title: 'Abstand', description: 'Leere Höhe.', fields: { height: 'Höhe (px)' } },
});
