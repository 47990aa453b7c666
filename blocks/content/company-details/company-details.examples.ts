import type { BlockExample } from '#runtime/define-block.ts';
import type { CompanyFacts } from '#schemas/api/company.ts';

const data: CompanyFacts = {
  name: 'Bonaca d.o.o.',
  rows: [
    { field: 'address', label: 'Sjedište', value: 'Obala hrvatskog preporoda 7, 21000 Split' },
    { field: 'oib', label: 'OIB', value: '12345678903' },
    { field: 'register', label: 'Sudski registar', value: 'Trgovački sud u Splitu' },
    { field: 'registerNumber', label: 'MBS', value: '060123456' },
    { field: 'capital', label: 'Temeljni kapital', value: '2.500,00 €, uplaćen u cijelosti' },
    { field: 'people', label: 'Uprava', value: 'Ana Bonačić' },
    {
      field: 'email',
      label: 'E-adresa',
      value: 'narudzbe@bonaca.test',
      href: 'mailto:narudzbe@bonaca.test',
    },
    { field: 'phone', label: 'Telefon', value: '+385 21 555 010', href: 'tel:+38521555010' },
    { field: 'iban', label: 'IBAN', value: 'HR12 1001 0051 8630 0016 0 (Jadranska banka d.d.)' },
  ],
};

export const companyDetailsExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Podaci o trgovcu' }, data },
  { name: 'empty', data: { name: 'Moja trgovina', rows: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Tko vam prodaje, gdje nas možete naći i u kojem smo registru upisani kao trgovac',
    },
    data: {
      name: 'Bonaca, obrt za ljekarničku djelatnost, savjetovanje i trgovinu dermokozmetikom, vlasnica Ana Bonačić',
      rows: [
        {
          field: 'register',
          label: 'Obrtni registar',
          value:
            'Upravni odjel za gospodarstvo, turizam i more Splitsko-dalmatinske županije, Ispostava Makarska',
        },
        {
          field: 'email',
          label: 'E-adresa',
          value: 'odgovornaosobazareklamacijeipovratrobe@ljekarnickitrgovackiobrtbonaca.test',
          href: 'mailto:odgovornaosobazareklamacijeipovratrobe@ljekarnickitrgovackiobrtbonaca.test',
        },
      ],
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Kontakt' },
    mobileMeta: { title: 'Javite se' },
    options: { facts: 'contact', background: 'soft' },
    mobileOptions: { space: 's' },
    data,
  },
];
