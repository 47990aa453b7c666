import { part, textPart } from '#blocks/_fixtures/parts.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const tabsExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { tab1Label: 'Suha koža', tab2Label: 'Mješovita koža', tab3Label: 'Osjetljiva koža' },
    slots: {
      tab1: [
        textPart(
          'kartica-suha',
          'Ujutro hijaluronski serum na vlažno lice, zatim krema s ceramidima. Navečer ulje šipka, dvije kapi, utisnuto dlanovima.',
        ),
      ],
      tab2: [textPart('kartica-mjesovita', 'Lagani fluid na čelo i nos, krema samo na obraze.')],
      tab3: [textPart('kartica-osjetljiva', 'Što manje sastojaka: gel, krema i zaštita od sunca.')],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Sastav, primjena i čuvanje noćne kreme s lavandom',
      tab1Label: 'Sastojci i podrijetlo',
      tab2Label: 'Kako se nanosi',
      tab3Label: 'Za koga nije',
      tab4Label: 'Čuvanje nakon otvaranja',
      tab5Label: 'Ambalaža',
    },
    options: { count: 5, look: 'pills' },
    slots: {
      tab1: [
        textPart(
          'dugo-sastojci',
          'Aqua, Prunus Amygdalus Dulcis Oil, Cetearyl Alcohol, Butyrospermum Parkii Butter, Lavandula Angustifolia Oil, Glycerin, Tocopherol.',
          'Lavanda je s Hvara, maslac karitea iz pravedne trgovine, a glicerin je biljni.',
        ),
      ],
      tab2: [textPart('dugo-primjena', 'Količina zrna graška, na čisto i suho lice.')],
      tab3: [textPart('dugo-za-koga', 'Za kožu koja burno reagira na eterična ulja.')],
      tab4: [textPart('dugo-cuvanje', 'Šest mjeseci na sobnoj temperaturi.')],
      tab5: [textPart('dugo-ambalaza', 'Staklo, poklopac od aluminija.')],
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Dostava i plaćanje', tab1Label: 'Dostava', tab2Label: 'Plaćanje' },
    mobileMeta: { title: 'Dostava' },
    options: { count: 2, align: 'center' },
    slots: {
      tab1: [part('kartica-naslov', 'heading', { text: 'Dostava' }, { level: 'h3', size: 's' })],
      tab2: [textPart('kartica-placanje', 'Karticom, uplatnicom ili pouzećem.')],
    },
  },
];
