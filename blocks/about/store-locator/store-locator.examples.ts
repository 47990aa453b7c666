import type { BlockExample } from '#runtime/define-block.ts';
import type { Opening } from './opening.ts';
import type { ShownBranch } from './store-locator.loader.ts';

const LATER = '2031-11-30T19:00:00.000Z';
const OPEN: Opening = { isOpen: true, until: '20:00', changesAt: LATER };
const CLOSED: Opening = {
  isOpen: false,
  opens: '08:00',
  day: 1,
  daysLater: 2,
  changesAt: LATER,
};

const HOURS = [
  { fromDay: 1, toDay: 5, opens: '08:00', closes: '20:00' },
  { fromDay: 6, toDay: 6, opens: '09:00', closes: '13:00' },
];

const ZAGREB: ShownBranch = {
  id: 4,
  name: 'Bonaca Zagreb',
  address: 'Ilica 25, 10000 Zagreb',
  street: 'Ilica 25',
  postCode: '10000',
  town: 'Zagreb',
  phone: '+385 1 555 0110',
  hours: HOURS,
  opening: OPEN,
};
const SPLIT: ShownBranch = {
  id: 5,
  name: 'Bonaca Split',
  address: 'Marmontova ulica 6, 21000 Split',
  street: 'Marmontova ulica 6',
  postCode: '21000',
  town: 'Split',
  phone: '+385 21 555 010',
  hours: [
    { fromDay: 1, toDay: 5, opens: '08:00', closes: '12:30' },
    { fromDay: 1, toDay: 5, opens: '16:30', closes: '20:00' },
    { fromDay: 6, toDay: 6, opens: '09:00', closes: '13:00' },
  ],
  opening: { isOpen: false, opens: '16:30', day: 2, daysLater: 0, changesAt: LATER },
};
const RIJEKA: ShownBranch = {
  id: 6,
  name: 'Bonaca Rijeka',
  address: 'Korzo 8, 51000 Rijeka',
  street: 'Korzo 8',
  postCode: '51000',
  town: 'Rijeka',
  hours: HOURS,
  opening: { ...CLOSED, daysLater: 1 },
};

export const storeLocatorExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { title: 'Naše poslovnice', text: 'Svratite na savjet ili po narudžbu.' },
    data: { branches: [ZAGREB, SPLIT, RIJEKA] },
  },
  { name: 'empty', data: { branches: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Gdje nas sve možete naći, od Ilice do otoka, i kad su nam vrata otvorena',
      text: 'U svakoj poslovnici radi barem jedna magistra farmacije. Narudžbu iz trgovine čuvamo sedam dana, a za preuzimanje treba samo broj narudžbe.',
    },
    options: { background: 'soft', columns: 2 },
    data: {
      branches: [
        {
          ...SPLIT,
          name: 'Bonaca, dermokozmetički kutak u prizemlju trgovačkog centra Mall of Split',
          street:
            'Ulica fra Andrije Kačića Miošića Starigradskoga 145b, prvi kat, ulaz s parkirališta',
          town: 'Slobodnaluka-Nadbiskupijska',
        },
        {
          id: 7,
          name: 'Bonaca Hvar',
          address: 'Trg svetog Stjepana 12, 21450 Hvar',
          street: 'Trg svetog Stjepana 12, 21450 Hvar',
          hours: [],
          opening: null,
        },
      ],
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Naše poslovnice' },
    mobileMeta: { title: 'Poslovnice' },
    options: { showHours: false, space: 's' },
    data: { branches: [ZAGREB, RIJEKA] },
  },
  {
    name: 'one-town',
    meta: { title: 'Bonaca u Splitu', town: 'Split' },
    options: { shown: 'town', background: 'night', columns: 1 },
    data: { branches: [{ ...SPLIT, opening: CLOSED }] },
  },
];
