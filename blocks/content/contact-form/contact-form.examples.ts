import type { BlockExample } from '#runtime/define-block.ts';

const data = {
  consents: [
    {
      name: 'odgovor-na-upit',
      html: 'Slažem se da moje podatke koristite za odgovor na upit.',
      isRequired: true,
    },
  ],
};

export const contactFormExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Pitajte ljekarnicu',
      text: 'Odgovaramo istoga radnog dana, imenom i prezimenom.',
    },
    data,
  },
  { name: 'empty', data: { consents: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Pitajte ljekarnicu o koži, sastojcima, narudžbi ili bilo čemu drugome',
      text: 'Napišite koliko vam je godina, što sada koristite i što biste željeli promijeniti. Tri rečenice su dovoljne, a fotografiju nam možete poslati u odgovoru na našu poruku.',
      button: 'Pošaljite pitanje našim ljekarnicama',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Pitajte naše ljekarnice' },
    mobileMeta: { title: 'Pitajte nas' },
    options: { background: 'soft' },
    data,
  },
];
