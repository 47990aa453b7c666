import { defineTexts } from '#runtime/i18n/texts.ts';

export const socialLoginViewTexts = defineTexts({
  hr: {
    title: 'Prijava društvenom mrežom',
    description: 'Tekst stranice na koju se kupac vraća nakon prijave Facebookom ili Googleom.',
    fields: { text: 'Tekst' },
    ui: {
      text: 'Prijava je u tijeku…',
      noscript: 'Za prijavu Facebookom ili Googleom potreban je JavaScript.',
    },
  },
  en: {
    title: 'Social login',
    description: 'Text of the page that customers come back to from Facebook or Google.',
    fields: { text: 'Text' },
    ui: {
      text: 'Logging you in…',
      noscript: 'Logging in with Facebook or Google needs JavaScript.',
    },
  },
  de: {
    title: 'Anmeldung über ein soziales Netzwerk',
    description: 'Text der Seite, auf die Kunden von Facebook oder Google zurückkommen.',
    fields: { text: 'Text' },
    ui: {
      text: 'Sie werden angemeldet…',
      noscript: 'Für die Anmeldung mit Facebook oder Google wird JavaScript benötigt.',
    },
  },
});
