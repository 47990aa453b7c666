import type { SampleProduct } from './sample-catalog.ts';

export const makeupAndGiftProducts: readonly SampleProduct[] = [
  {
    id: 37,
    picture: 'nail-polish-10ml',
    slug: 'solenta-njegujuci-lak-za-nokte',
    sku: 'SOL-1070',
    categories: ['nokti', 'sminka-i-usne'],
    cents: 890,
    priority: 38,
    soldOut: ['plum'],
    description:
      'Pet boja s obale, od pijeska do šljive. Formula bez deset najčešće izbjegavanih sastojaka suši se za četiri minute i drži se do tjedan dana. Četkica je široka, pa je dovoljan jedan potez.',
  },
  {
    id: 38,
    picture: 'bundle-hair-care',
    slug: 'kadulja-paket-njega-kose',
    sku: 'KAD-1078',
    categories: ['paketi-njege', 'pokloni', 'njega-kose'],
    cents: 3490,
    reducedCents: 2790,
    format: 'bundle',
    description:
      'Šampon i regenerator s kaduljom te maska za kosu, složeni za mjesec dana njege. Povoljnije nego pojedinačno.',
  },
  {
    id: 39,
    picture: 'bundle-sun-care',
    slug: 'solenta-paket-zastita-od-sunca',
    sku: 'SOL-1077',
    categories: ['paketi-njege', 'pokloni', 'sunce'],
    cents: 4990,
    format: 'bundle',
    description:
      'Sprej SPF 50, krema za lice SPF 50, balzam za usne i gel poslije sunčanja: sve za tjedan na otoku u jednoj vrećici.',
  },
  {
    id: 40,
    picture: 'travel-kit-lavender',
    slug: 'lavandra-putni-set-lavanda',
    sku: 'LAV-1079',
    categories: ['poklon-paketi', 'pokloni', 'njega-tijela'],
    cents: 2490,
    description:
      'Losion, gel za tuširanje, krema za ruke i sapun u veličinama za ručnu prtljagu. Platnena torbica s patentnim zatvaračem ostaje i nakon puta.',
  },
  {
    id: 41,
    picture: 'gift-card',
    slug: 'poklon-bon-50',
    sku: 'BON-1080',
    categories: ['poklon-bonovi', 'pokloni'],
    cents: 5000,
    format: 'eProduct',
    vatBasisPoints: 0,
    description:
      'Poklon bon u vrijednosti 50 eura, poslan e-poštom s vašom porukom ili otisnut na papiru boje mora. Vrijedi godinu dana, za sve u trgovini.',
  },
  {
    id: 42,
    picture: 'bundle-face-routine',
    slug: 'moreva-paket-cjelovita-njega-lica',
    sku: 'MOR-1076',
    categories: ['paketi-njege', 'pokloni', 'njega-lica'],
    cents: 6490,
    reducedCents: 5490,
    priority: 66,
    format: 'bundle',
    tags: ['bestSeller'],
    description:
      'Micelarna voda, hijaluronski serum, dnevna krema i njega oko očiju: četiri koraka koji se slažu. Za one koji žele početi, a ne znaju odakle.',
  },
  {
    id: 43,
    picture: 'gift-set-lavender',
    slug: 'lavandra-poklon-paket-lavanda',
    sku: 'LAV-1075',
    categories: ['poklon-paketi', 'pokloni'],
    cents: 3990,
    priority: 72,
    tags: ['new'],
    description:
      'Losion za tijelo, ručno rađeni sapun i krema za ruke u kutiji s lanenom vrpcom i buketićem suhe lavande. Spremno za darivanje, bez dodatnog papira.',
  },
  {
    id: 49,
    picture: 'tinted-fluid-spf30-30ml',
    slug: 'solenta-tonirani-fluid-spf-30',
    sku: 'SOL-1066',
    categories: ['ten', 'zastita-za-lice', 'sminka-i-usne'],
    cents: 2390,
    priority: 82,
    tags: ['new'],
    description:
      'Prozračan fluid koji ujednačuje ten, a pjegice ostavlja na miru. Zaštita SPF 30 s mineralnim filtrom, četiri nijanse koje se prilagođavaju koži. Prstima, kao kremu.',
  },
];
