import type { SampleCategory } from './sample-catalog.ts';

/** The shelves of the shop, in the order of its navigation. */
export const sampleCategories: readonly SampleCategory[] = [
  {
    slug: 'njega-lica',
    names: { hr: 'Njega lica', en: 'Face care', de: 'Gesichtspflege' },
    descriptions: {
      hr: 'Serumi, kreme i blago čišćenje za kožu koja je prošla more, sunce i buru. Birali smo formule koje rade malo stvari, ali ih rade dobro.',
      en: 'Serums, creams and gentle cleansing for skin that knows sea, sun and bora.',
      de: 'Seren, Cremes und milde Reinigung für Haut, die Meer, Sonne und Bora kennt.',
    },
    image: 86,
    children: [
      { slug: 'serumi', names: { hr: 'Serumi', en: 'Serums', de: 'Seren' } },
      {
        slug: 'kreme-za-lice',
        names: { hr: 'Kreme za lice', en: 'Face creams', de: 'Gesichtscremes' },
        children: [
          {
            slug: 'dnevne-kreme',
            names: { hr: 'Dnevne kreme', en: 'Day creams', de: 'Tagescremes' },
          },
          {
            slug: 'nocne-kreme',
            names: { hr: 'Noćne kreme', en: 'Night creams', de: 'Nachtcremes' },
          },
          {
            slug: 'njega-oko-ociju',
            names: { hr: 'Njega oko očiju', en: 'Eye care', de: 'Augenpflege' },
          },
        ],
      },
      {
        slug: 'ciscenje-lica',
        names: { hr: 'Čišćenje lica', en: 'Cleansing', de: 'Gesichtsreinigung' },
      },
      { slug: 'tonici', names: { hr: 'Tonici', en: 'Toners', de: 'Gesichtswasser' } },
      {
        slug: 'maske-za-lice',
        names: { hr: 'Maske za lice', en: 'Face masks', de: 'Gesichtsmasken' },
      },
      { slug: 'ulja-za-lice', names: { hr: 'Ulja za lice', en: 'Face oils', de: 'Gesichtsöle' } },
      { slug: 'savjetovanje', names: { hr: 'Savjetovanje', en: 'Consultation', de: 'Beratung' } },
    ],
  },
  {
    slug: 'njega-tijela',
    names: { hr: 'Njega tijela', en: 'Body care', de: 'Körperpflege' },
    descriptions: {
      hr: 'Losioni, maslaci i sapuni koji mirišu na lavandu, kadulju i sol. Za svakodnevne rituale koji ne traže više od pet minuta.',
      en: 'Lotions, butters and soaps that smell of lavender, sage and salt.',
      de: 'Lotionen, Körperbutter und Seifen mit dem Duft von Lavendel, Salbei und Salz.',
    },
    image: 87,
    children: [
      {
        slug: 'losioni-i-maslaci',
        names: {
          hr: 'Losioni i maslaci',
          en: 'Lotions and butters',
          de: 'Lotionen und Körperbutter',
        },
      },
      {
        slug: 'tusiranje-i-kupanje',
        names: { hr: 'Tuširanje i kupanje', en: 'Shower and bath', de: 'Dusche und Bad' },
        children: [
          {
            slug: 'gelovi-za-tusiranje',
            names: { hr: 'Gelovi za tuširanje', en: 'Shower gels', de: 'Duschgele' },
          },
          { slug: 'sapuni', names: { hr: 'Sapuni', en: 'Soaps', de: 'Seifen' } },
          {
            slug: 'soli-i-pilinzi',
            names: { hr: 'Soli i pilinzi', en: 'Salts and scrubs', de: 'Salze und Peelings' },
          },
        ],
      },
      {
        slug: 'ruke-i-stopala',
        names: { hr: 'Ruke i stopala', en: 'Hands and feet', de: 'Hände und Füße' },
      },
      { slug: 'ulja-za-tijelo', names: { hr: 'Ulja za tijelo', en: 'Body oils', de: 'Körperöle' } },
      { slug: 'dezodoransi', names: { hr: 'Dezodoransi', en: 'Deodorants', de: 'Deodorants' } },
    ],
  },
  {
    slug: 'njega-kose',
    names: { hr: 'Njega kose', en: 'Hair care', de: 'Haarpflege' },
    descriptions: {
      hr: 'Od vlasišta do vrhova: blagi šamponi, maske za kosu umornu od sunca i nekoliko kapi ulja za završetak.',
      en: 'From scalp to ends: gentle shampoos, masks for sun-tired hair and a few drops of oil to finish.',
      de: 'Von der Kopfhaut bis in die Spitzen: milde Shampoos, Masken und ein paar Tropfen Öl.',
    },
    image: 88,
    children: [
      { slug: 'samponi', names: { hr: 'Šamponi', en: 'Shampoos', de: 'Shampoos' } },
      {
        slug: 'regeneratori-i-maske',
        names: {
          hr: 'Regeneratori i maske',
          en: 'Conditioners and masks',
          de: 'Spülungen und Masken',
        },
      },
      {
        slug: 'serumi-i-ulja-za-kosu',
        names: {
          hr: 'Serumi i ulja za kosu',
          en: 'Hair serums and oils',
          de: 'Haarseren und -öle',
        },
      },
    ],
  },
  {
    slug: 'sunce',
    names: { hr: 'Sunce', en: 'Sun care', de: 'Sonnenpflege' },
    descriptions: {
      hr: 'Zaštita koja se lijepo nanosi, pa je nanosimo i drugi put. Za grad, za plažu i za dan na brodu.',
      en: 'Protection that feels good enough to reapply. For the city, the beach and a day at sea.',
      de: 'Schutz, den man gern ein zweites Mal aufträgt. Für Stadt, Strand und Tage auf See.',
    },
    image: 89,
    children: [
      {
        slug: 'zastita-za-lice',
        names: { hr: 'Zaštita za lice', en: 'Face protection', de: 'Schutz für das Gesicht' },
      },
      {
        slug: 'zastita-za-tijelo',
        names: { hr: 'Zaštita za tijelo', en: 'Body protection', de: 'Schutz für den Körper' },
      },
      {
        slug: 'poslije-suncanja',
        names: { hr: 'Poslije sunčanja', en: 'After sun', de: 'Après-Sun' },
      },
    ],
  },
  {
    slug: 'dodaci-prehrani',
    names: { hr: 'Dodaci prehrani', en: 'Food supplements', de: 'Nahrungsergänzung' },
    descriptions: {
      hr: 'Promišljen izbor dodataka prehrani s jasno navedenim sastavom i dozom. Dodatak prehrani nije zamjena za raznovrsnu i uravnoteženu prehranu.',
      en: 'A considered choice of food supplements, clearly labelled. A supplement does not replace a varied diet.',
      de: 'Eine überlegte Auswahl, klar deklariert. Nahrungsergänzung ersetzt keine abwechslungsreiche Ernährung.',
    },
    image: 90,
    children: [
      {
        slug: 'vitamini-i-minerali',
        names: {
          hr: 'Vitamini i minerali',
          en: 'Vitamins and minerals',
          de: 'Vitamine und Mineralstoffe',
        },
      },
      {
        slug: 'omega-i-probiotici',
        names: {
          hr: 'Omega-3 i probiotici',
          en: 'Omega-3 and probiotics',
          de: 'Omega-3 und Probiotika',
        },
      },
      { slug: 'kolagen', names: { hr: 'Kolagen', en: 'Collagen', de: 'Kollagen' } },
    ],
  },
  {
    slug: 'sminka-i-usne',
    names: { hr: 'Šminka i usne', en: 'Make-up and lips', de: 'Make-up und Lippen' },
    descriptions: {
      hr: 'Boja koja njeguje: tonirani fluid, balzami za usne i lakovi za nokte u bojama obale.',
      en: 'Colour that cares: tinted fluid, lip balms and nail polish in the shades of the coast.',
      de: 'Farbe, die pflegt: getöntes Fluid, Lippenbalsam und Nagellack in den Tönen der Küste.',
    },
    image: 64,
    children: [
      { slug: 'ten', names: { hr: 'Ten', en: 'Complexion', de: 'Teint' } },
      { slug: 'usne', names: { hr: 'Usne', en: 'Lips', de: 'Lippen' } },
      { slug: 'nokti', names: { hr: 'Nokti', en: 'Nails', de: 'Nägel' } },
    ],
  },
  {
    slug: 'pokloni',
    names: { hr: 'Pokloni', en: 'Gifts', de: 'Geschenke' },
    descriptions: {
      hr: 'Složeni paketi, putni setovi i poklon bonovi. Zamotamo ih u papir boje mora i dopišemo vašu poruku.',
      en: 'Gift sets, travel kits and gift cards, wrapped in sea-coloured paper with your message.',
      de: 'Geschenksets, Reisesets und Gutscheine, verpackt in meerfarbenem Papier mit Ihrer Botschaft.',
    },
    image: 91,
    children: [
      {
        slug: 'poklon-paketi',
        names: { hr: 'Poklon paketi', en: 'Gift sets', de: 'Geschenksets' },
        sorts: ['asc:finalPrice', 'desc:finalPrice', 'desc:categoryPriority'],
      },
      { slug: 'paketi-njege', names: { hr: 'Paketi njege', en: 'Care bundles', de: 'Pflegesets' } },
      { slug: 'poklon-bonovi', names: { hr: 'Poklon bonovi', en: 'Gift cards', de: 'Gutscheine' } },
    ],
  },
];
