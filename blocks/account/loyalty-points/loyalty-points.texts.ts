import { defineTexts } from '#runtime/i18n/texts.ts';

export const loyaltyPointsTexts = defineTexts({
  hr: {
    title: 'Bodovi vjernosti',
    description: 'Stanje bodova prijavljenog kupca.',
    fields: { title: 'Naslov', text: 'Tekst' },
    ui: {
      title: 'Program vjernosti',
      points: 'Bodova',
      available: 'Raspoloživo',
      earned: 'Prikupljeno',
      used: 'Iskorišteno',
      expired: 'Isteklo',
    },
  },
  en: {
    title: 'Loyalty points',
    description: 'The points of a logged-in customer.',
    fields: { title: 'Title', text: 'Text' },
    ui: {
      title: 'Loyalty programme',
      points: 'Points',
      available: 'Available',
      earned: 'Earned',
      used: 'Used',
      expired: 'Expired',
    },
  },
  de: {
    title: 'Treuepunkte',
    description: 'Der Punktestand eines angemeldeten Kunden.',
    fields: { title: 'Titel', text: 'Text' },
    ui: {
      title: 'Treueprogramm',
      points: 'Punkte',
      available: 'Verfügbar',
      earned: 'Gesammelt',
      used: 'Eingelöst',
      expired: 'Verfallen',
    },
  },
});
