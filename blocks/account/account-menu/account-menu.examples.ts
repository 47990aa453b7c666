import { sampleEditor, sampleUser } from '#blocks/_fixtures/customer.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const accountMenuExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['visitor:guest'],
    visitor: { user: null },
    meta: {
      guestTitle: 'Dobro došli u Bonacu',
      guestText: 'Prijavite se za brže naručivanje, listu želja i pregled narudžbi.',
    },
  },
  { name: 'empty' },
  { name: 'member', met: ['visitor:member'], visitor: { user: sampleUser } },
  { name: 'back-office', met: ['visitor:back-office'], visitor: { user: sampleEditor } },
  {
    name: 'long-text',
    meta: {
      guestTitle: 'Dobro došli u ljekarnu i njegu kože Bonaca',
      guestText:
        'S korisničkim računom naručujete brže, čuvate omiljene proizvode na listi želja, pratite narudžbe i skupljate bodove koje možete iskoristiti pri sljedećoj kupnji u trgovini ili u našim ljekarnama.',
    },
    options: { showName: true },
  },
  {
    name: 'mobile-overrides',
    meta: { guestTitle: 'Dobro došli u Bonacu' },
    mobileMeta: { guestTitle: 'Dobro došli' },
    options: { showName: true },
    mobileOptions: { showName: false },
  },
];
