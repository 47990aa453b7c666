import { defineTexts } from '#runtime/i18n/texts.ts';

export const newsletterFormTexts = defineTexts({
  hr: {
    title: 'Prijava na newsletter',
    description: 'Obrazac s adresom e-pošte i privolom.',
    fields: {
      eyebrow: 'Nadnaslov',
      title: 'Naslov',
      text: 'Tekst',
      button: 'Tekst gumba',
      consent: 'Tekst privole',
      consentLink: 'Poveznica uz privolu',
      layout: 'Raspored',
    },
    choices: { layout: { beside: 'Obrazac pokraj teksta', stacked: 'Obrazac ispod teksta' } },
    ui: {
      email: 'Email adresa',
      placeholder: 'ime@primjer.hr',
      submit: 'Prijavite se',
      consent: 'Želim primati newsletter i slažem se s obradom svoje email adrese u tu svrhu.',
      thanks: 'Zahvaljujemo se na vašoj prijavi na newsletter',
      thanksText: 'Vaša je adresa zabilježena. Uskoro se čujemo.',
    },
  },
  en: {
    title: 'Newsletter form',
    description: 'A form with e-mail address and consent.',
    fields: {
      eyebrow: 'Eyebrow',
      title: 'Title',
      text: 'Text',
      button: 'Text of the button',
      consent: 'Text of the consent',
      consentLink: 'Link beside the consent',
      layout: 'Layout',
    },
    choices: { layout: { beside: 'Form beside the text', stacked: 'Form below the text' } },
    ui: {
      email: 'Email address',
      placeholder: 'name@example.com',
      submit: 'Subscribe',
      consent: 'I want the newsletter and agree that my email address is used for it.',
      thanks: 'Thank you for subscribing to our newsletter',
      thanksText: 'We have noted your address. You will hear from us soon.',
    },
  },
  de: {
    title: 'Newsletter-Formular',
    description: 'Ein Formular mit E-Mail-Adresse und Einwilligung.',
    fields: {
      eyebrow: 'Dachzeile',
      title: 'Titel',
      text: 'Text',
      button: 'Text der Schaltfläche',
      consent: 'Text der Einwilligung',
      consentLink: 'Link zur Einwilligung',
      layout: 'Anordnung',
    },
    choices: { layout: { beside: 'Formular neben dem Text', stacked: 'Formular unter dem Text' } },
    ui: {
      email: 'E-Mail-Adresse',
      placeholder: 'name@beispiel.de',
      submit: 'Anmelden',
      consent:
        'Ich möchte den Newsletter erhalten und bin mit der Nutzung meiner E-Mail-Adresse dafür einverstanden.',
      thanks: 'Danke für Ihre Anmeldung zum Newsletter',
      thanksText: 'Wir haben Ihre Adresse notiert. Sie hören bald von uns.',
    },
  },
});
