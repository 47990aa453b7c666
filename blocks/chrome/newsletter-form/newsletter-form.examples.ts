import type { BlockExample } from '#runtime/define-block.ts';

export const newsletterFormExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Pisma iz ljekarne',
      text: 'Jednom mjesečno: savjet magistra, novosti s polica i 10 % popusta na prvu narudžbu.',
      consentLink: { kind: 'page', slug: 'pravila-privatnosti', label: 'Pravila privatnosti' },
    },
    options: { background: 'tint' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      eyebrow: 'Klub čitatelja i prijatelja ljekarne Bonaca',
      title:
        'Savjeti za njegu osjetljive kože, sezonske ponude i pozivi na radionice u vašem gradu',
      text: 'Pišemo vam najviše dvaput mjesečno.\nOdjaviti se možete u svakom trenutku, jednim klikom na dnu svake poruke, bez objašnjenja.',
      button: 'Da, želim primati pisma',
      consent:
        'Pristajem da Bonaca ljekarna i njega d.o.o. moju adresu e-pošte koristi za slanje obavijesti o ponudama, savjeta o njezi i poziva na događanja, sve dok privolu ne povučem.',
      consentLink: {
        kind: 'page',
        slug: 'pravila-privatnosti',
        label: 'Više o obradi osobnih podataka',
      },
    },
    options: { layout: 'stacked' },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Pisma iz ljekarne', text: 'Jednom mjesečno, bez žurbe.' },
    mobileMeta: { text: 'Jednom mjesečno.' },
    options: { background: 'brand' },
  },
];
