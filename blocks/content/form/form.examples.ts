import type { BlockExample } from '#runtime/define-block.ts';

const field = (label: string, kind = 'text', more: Record<string, unknown> = {}) => ({
  label,
  kind,
  required: false,
  help: '',
  options: [],
  ...more,
});
const options = (...labels: string[]) => ({ options: labels.map((label) => ({ label })) });

const WORKSHOP = {
  title: 'Prijava na radionicu',
  text: 'Prijavite se dok ima mjesta; javit ćemo vam je li vaše spremno.',
  fields: [
    field('Ime i prezime', 'text', { required: true }),
    field('E-mail', 'email', { required: true, help: 'Na tu adresu šaljemo potvrdu.' }),
    field('Termin', 'choice', {
      required: true,
      ...options('Subota prijepodne', 'Srijeda navečer'),
    }),
    field('Što vas zanima', 'several', options('Njega lica', 'Zaštita od sunca', 'Mirisi')),
    field('Napomena', 'textarea'),
  ],
  consent: 'Slažem se da moje podatke koristite za prijavu na radionicu.',
  button: 'Pošalji prijavu',
};

export const formExamples: readonly BlockExample[] = [
  { name: 'typical', meta: WORKSHOP },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Prijava za testiranje nove linije kozmetike za osjetljivu i reaktivnu kožu',
      text: 'Tražimo trideset ljudi koji će osam tjedana koristiti samo proizvode nove linije i dvaput tjedno upisivati kako im se koža mijenja. Proizvodi su besplatni i ostaju vam.',
      fields: [
        field(
          'Opišite kožu svojim riječima: kada se crveni, od čega peče i što ste već probali da je smirite',
          'textarea',
          {
            required: true,
            help: 'Napišite i koje lijekove uzimate, jer neki isušuju kožu. Odgovore čitaju samo magistri farmacije koji vode testiranje.',
          },
        ),
        field(
          'Koliko često koristite kozmetiku s kiselinama, retinolom ili drugim jakim sastojcima?',
          'choice',
          {
            required: true,
            ...options(
              'Svaki dan, ujutro i navečer, zajedno s drugim proizvodima iste ili neke druge marke',
              'Nekoliko puta tjedno',
              'Nikad',
            ),
          },
        ),
      ],
      consent:
        'Slažem se da podatke o svojoj koži i lijekovima obrađujete u svrhu testiranja te da ih čuvate najdulje godinu dana nakon njegova završetka.',
      consentLink: { kind: 'page', slug: 'privatnost', label: 'Kako čuvamo podatke' },
      button: 'Pošaljite prijavu za testiranje',
    },
  },
  {
    name: 'mobile-overrides',
    meta: WORKSHOP,
    mobileMeta: { title: 'Radionica' },
    options: { background: 'soft', columns: 'two' },
  },
  {
    name: 'every-kind',
    meta: {
      title: 'Veleprodajni upit',
      fields: [
        field('Tvrtka', 'text', { required: true }),
        field('E-mail', 'email', { required: true }),
        field('Telefon', 'phone'),
        field('Broj prodajnih mjesta', 'number'),
        field('Djelatnost', 'select', options('Ljekarna', 'Hotel', 'Kozmetički salon')),
        field('Početak suradnje', 'date'),
        field('Imate li ugovor s drugim dobavljačem?', 'yesNo', { required: true }),
        field('Čime se bavite', 'several', { required: true, ...options('Prodajom', 'Njegom') }),
        field('Poruka', 'textarea'),
      ],
      thanks: 'Hvala. Javljamo se u roku od dva radna dana.',
    },
    options: { columns: 'two' },
  },
  { name: 'on-night', meta: WORKSHOP, options: { background: 'night' } },
];
