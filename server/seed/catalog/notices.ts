import type { SampleTexts } from './sample-catalog.ts';

type Notice = Required<SampleTexts>;

/** What every food supplement has to say (NN 126/13): what it is, its dose, and its warnings. */
function supplement(dose: Notice, more: Notice = { hr: '', en: '', de: '' }): Notice {
  const end = (text: string) => (text === '' ? '' : ` ${text}`);
  return {
    hr: `Dodatak prehrani. Preporučena dnevna doza: ${dose.hr}. Preporučena dnevna doza ne smije se prekoračiti. Dodatak prehrani nije nadomjestak ili zamjena za uravnoteženu prehranu. Čuvati izvan dohvata male djece.${end(more.hr)}`,
    en: `Food supplement. Recommended daily dose: ${dose.en}. Do not exceed the recommended daily dose. A food supplement is no substitute for a varied diet. Keep out of the reach of young children.${end(more.en)}`,
    de: `Nahrungsergänzungsmittel. Empfohlene Tagesdosis: ${dose.de}. Die empfohlene Tagesdosis nicht überschreiten. Nahrungsergänzungsmittel ersetzen keine abwechslungsreiche Ernährung. Außer Reichweite von kleinen Kindern aufbewahren.${end(more.de)}`,
  };
}

const SUN: Notice = {
  hr: 'Ne ostajte predugo na suncu, ni uz sredstvo za zaštitu. Bebe i malu djecu ne izlažite izravnom suncu. Nanesite obilno i obnavljajte, osobito nakon znojenja, plivanja i brisanja ručnikom.',
  en: 'Do not stay too long in the sun, even with a sunscreen. Keep babies and young children out of direct sunlight. Apply generously and again, above all after sweating, swimming and towelling.',
  de: 'Auch mit Sonnenschutz nicht zu lange in der Sonne bleiben. Babys und Kleinkinder vor direkter Sonne schützen. Großzügig auftragen und wiederholen, vor allem nach Schwitzen, Baden und Abtrocknen.',
};

/** What has to be read before buying, by product id. */
export const sampleNotices: Readonly<Record<number, Notice>> = {
  13: {
    hr: 'Sadrži vitamin A (retinol). Prije uporabe uzmite u obzir svoj dnevni unos. Ne preporučuje se u trudnoći i tijekom dojenja.',
    en: 'Contains vitamin A (retinol). Consider your daily intake before use. Not recommended during pregnancy and breastfeeding.',
    de: 'Enthält Vitamin A (Retinol). Berücksichtigen Sie Ihre tägliche Aufnahme vor der Verwendung. Nicht empfohlen in Schwangerschaft und Stillzeit.',
  },
  29: SUN,
  30: SUN,
  32: SUN,
  47: SUN,
  49: SUN,
  33: supplement(
    { hr: '1 kapsula uz obrok', en: '1 capsule with a meal', de: '1 Kapsel zu einer Mahlzeit' },
    { hr: 'Sadrži želatinu.', en: 'Contains gelatine.', de: 'Enthält Gelatine.' },
  ),
  34: supplement({
    hr: '2 kapsule navečer uz čašu vode',
    en: '2 capsules in the evening with a glass of water',
    de: '2 Kapseln am Abend mit einem Glas Wasser',
  }),
  35: supplement({
    hr: '1 kapsula prije doručka',
    en: '1 capsule before breakfast',
    de: '1 Kapsel vor dem Frühstück',
  }),
  36: supplement({
    hr: '3 kapsule uz obrok',
    en: '3 capsules with a meal',
    de: '3 Kapseln zu einer Mahlzeit',
  }),
  48: supplement(
    {
      hr: '1 vrećica (10 g) otopljena u napitku',
      en: '1 sachet (10 g) dissolved in a drink',
      de: '1 Beutel (10 g) in einem Getränk aufgelöst',
    },
    { hr: 'Sadrži ribu.', en: 'Contains fish.', de: 'Enthält Fisch.' },
  ),
};
