import type { ConsentAssignment } from '#schemas/api/consents.ts';
import type { SampleTexts } from '../catalog/sample-catalog.ts';

/** A consent of the sample shop; the texts may hold links. */
export interface SampleConsent {
  uniqueNumber: string;
  displayNames: Required<SampleTexts>;
}

export const sampleConsents: readonly SampleConsent[] = [
  {
    uniqueNumber: 'uvjeti-kupnje',
    displayNames: {
      hr: 'Pročitao/la sam i prihvaćam <a href="/uvjeti-kupnje">uvjete kupnje</a> i <a href="/zastita-privatnosti">zaštitu privatnosti</a>.',
      en: 'I have read and accept the <a href="/en/uvjeti-kupnje">terms</a> and the <a href="/en/zastita-privatnosti">privacy notice</a>.',
      de: 'Ich habe die <a href="/de/uvjeti-kupnje">Bedingungen</a> und die <a href="/de/zastita-privatnosti">Datenschutzhinweise</a> gelesen und bin einverstanden.',
    },
  },
  {
    uniqueNumber: 'newsletter',
    displayNames: {
      hr: 'Želim primati novosti i ponude e-poštom. Mogu se odjaviti u svakom trenutku.',
      en: 'I would like to receive news and offers by e-mail. I can unsubscribe at any time.',
      de: 'Ich möchte Neuigkeiten und Angebote per E-Mail erhalten. Abmelden kann ich mich jederzeit.',
    },
  },
  {
    uniqueNumber: 'odgovor-na-upit',
    displayNames: {
      hr: 'Slažem se da moje podatke koristite kako biste mi odgovorili.',
      en: 'I agree that you use my data to answer me.',
      de: 'Ich bin einverstanden, dass Sie meine Daten verwenden, um mir zu antworten.',
    },
  },
  {
    uniqueNumber: 'obavijest-o-dostupnosti',
    displayNames: {
      hr: 'Slažem se da mi jednom pošaljete poruku kad proizvod ponovno bude dostupan.',
      en: 'I agree that you write to me once when the product is available again.',
      de: 'Ich bin einverstanden, dass Sie mir einmal schreiben, sobald das Produkt wieder verfügbar ist.',
    },
  },
];

/** What each form asks for, by unique number; `requires` are those it insists on (CONS-02). */
export const consentForms: Readonly<
  Record<ConsentAssignment['assigned_to'], { asks: readonly string[]; requires: readonly string[] }>
> = {
  registerForm: { asks: ['uvjeti-kupnje', 'newsletter'], requires: ['uvjeti-kupnje'] },
  checkoutForm: { asks: ['uvjeti-kupnje', 'newsletter'], requires: ['uvjeti-kupnje'] },
  newsletter: { asks: ['newsletter'], requires: ['newsletter'] },
  contactForm: { asks: ['odgovor-na-upit'], requires: [] },
  addressForm: { asks: ['newsletter'], requires: [] },
  productAvailabilityForm: { asks: ['obavijest-o-dostupnosti'], requires: [] },
};
