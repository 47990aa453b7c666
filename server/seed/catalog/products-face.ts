import type { SampleProduct } from './sample-catalog.ts';

export const faceProducts: readonly SampleProduct[] = [
  {
    id: 1,
    picture: 'serum-hyaluronic-30ml',
    slug: 'moreva-hijaluronski-serum',
    sku: 'MOR-1012',
    categories: ['serumi', 'njega-lica'],
    cents: 2790,
    reducedCents: 2230,
    priority: 90,
    tags: ['bestSeller'],
    description:
      'Lagani vodeni serum s hijaluronskom kiselinom tri molekularne mase i morskom vodom iz Velebitskog kanala. Upija se bez ljepljivosti i ostavlja kožu punijom na dodir. Dvije do tri kapi, ujutro i navečer, na još vlažno lice.',
  },
  {
    id: 2,
    picture: 'day-cream-hydrating-50ml',
    slug: 'moreva-hidratantna-dnevna-krema',
    sku: 'MOR-1014',
    categories: ['dnevne-kreme', 'njega-lica'],
    cents: 2490,
    priority: 70,
    tags: ['bestSeller'],
    description:
      'Gel-krema za svaki dan, s morskom algom i skvalanom iz masline. Dovoljno lagana za ispod zaštite od sunca, dovoljno bogata da koža ne zateže do večeri. Prikladna i za osjetljivu kožu.',
  },
  {
    id: 3,
    picture: 'cleansing-gel-200ml',
    slug: 'jadraderm-gel-za-ciscenje-lica',
    sku: 'JAD-1009',
    categories: ['ciscenje-lica', 'njega-lica'],
    cents: 1490,
    priority: 60,
    description:
      'Blagi gel bez sapuna i parfema koji odnosi sunce, znoj i šminku, a zaštitni sloj kože ostavlja na miru. Pjeni se tiho, ispire brzo i ne peče oči.',
  },
  {
    id: 4,
    picture: 'micellar-water-400ml',
    slug: 'moreva-micelarna-voda',
    sku: 'MOR-1018',
    categories: ['ciscenje-lica', 'njega-lica'],
    cents: 1190,
    reducedCents: 890,
    priority: 40,
    description:
      'Velika bočica za svakodnevno skidanje šminke, i one vodootporne. S termalnom vodom i pantenolom; ne treba je ispirati, ali koža voli kad je ipak isperete.',
  },
  {
    id: 5,
    picture: 'toner-sage-200ml',
    slug: 'kadulja-tonik-s-kaduljom',
    sku: 'KAD-1045',
    categories: ['tonici', 'njega-lica'],
    cents: 1290,
    description:
      'Bezalkoholni tonik s hidrolatom dalmatinske kadulje. Osvježava kožu nakon čišćenja i priprema je za serum. Najbolji je ravno iz hladnjaka, u podne, u kolovozu.',
  },
  {
    id: 6,
    picture: 'face-oil-rosehip-30ml',
    slug: 'biljna-ulje-sipka-za-lice',
    sku: 'BIL-1038',
    categories: ['ulja-za-lice', 'njega-lica'],
    cents: 1990,
    priority: 30,
    description:
      'Hladno prešano ulje sjemenki šipka, bez ičega drugog. Zlatne boje, suhog završetka; nekoliko kapi utrljajte u dlanove i utisnite u kožu kao posljednji večernji korak.',
  },
  {
    id: 7,
    picture: 'clay-mask-75ml',
    slug: 'biljna-maska-s-glinom',
    sku: 'BIL-1039',
    categories: ['maske-za-lice', 'njega-lica'],
    cents: 1690,
    description:
      'Ružičasta glina s istarske crvenice, zobeno mlijeko i nevenovo ulje. Deset minuta jednom tjedno za čistu kožu mirnog tena. Isperite je prije nego što se posve osuši.',
  },
  {
    id: 8,
    picture: 'sheet-mask-hyaluronic',
    slug: 'moreva-hijaluronska-maska-u-maramici',
    sku: 'MOR-1019',
    categories: ['maske-za-lice', 'njega-lica'],
    cents: 390,
    tags: ['sanitary'],
    description:
      'Maramica od eukaliptusova vlakna natopljena s 25 ml hijaluronske esencije. Petnaest minuta mira prije važne večeri. Višak utapkajte u vrat i nadlanice.',
  },
  {
    id: 9,
    picture: 'cleansing-foam-150ml',
    slug: 'kadulja-pjena-za-ciscenje-lica',
    sku: 'KAD-1044',
    categories: ['ciscenje-lica', 'njega-lica'],
    cents: 1390,
    description:
      'Gusta, meka pjena s ekstraktom kadulje za kožu sklonu sjaju. Čisti temeljito, a lice nakon nje ne zateže. Dovoljan je jedan potisak.',
  },
  {
    id: 10,
    picture: 'night-cream-lavender-50ml',
    slug: 'lavandra-nocna-krema-s-lavandom',
    sku: 'LAV-1023',
    categories: ['nocne-kreme', 'njega-lica'],
    cents: 2690,
    reducedCents: 2150,
    priority: 55,
    description:
      'Baršunasta noćna krema s hvarskom lavandom, shea maslacem i ceramidima. Nanesite je u tankom sloju pola sata prije spavanja i ostavite prozor odškrinut.',
  },
  {
    id: 11,
    picture: 'eye-cream-15ml',
    slug: 'moreva-krema-za-podrucje-oko-ociju',
    sku: 'MOR-1017',
    categories: ['njega-oko-ociju', 'njega-lica'],
    cents: 2190,
    description:
      'Lagana krema s kofeinom i algom za tanku kožu oko očiju. Metalni vrh tube hladi i lakše raspoređuje kremu. Prstenjakom, od unutarnjeg kuta prema van.',
  },
  {
    id: 12,
    picture: 'serum-niacinamide-30ml',
    slug: 'jadraderm-serum-s-niacinamidom-10',
    sku: 'JAD-1004',
    categories: ['serumi', 'njega-lica'],
    cents: 2490,
    priority: 65,
    description:
      'Deset posto niacinamida i jedan posto cinka u vodenoj bazi bez mirisa. Za kožu neujednačenog tena i vidljivih pora. Dobro se slaže s hijaluronskim serumom i kremom s ceramidima.',
  },
  {
    id: 13,
    picture: 'serum-retinol-night-30ml',
    slug: 'jadraderm-nocni-serum-s-retinolom',
    sku: 'JAD-1005',
    categories: ['serumi', 'njega-lica'],
    cents: 3690,
    stock: 0,
    description:
      'Retinol 0,3 % zaštićen u mikrokapsulama, sa skvalanom koji koži olakšava privikavanje. Počnite s dvije večeri u tjednu, a ujutro uvijek nanesite zaštitu od sunca. Ne preporučuje se u trudnoći.',
  },
  {
    id: 44,
    picture: 'cream-ceramide-barrier-50ml',
    slug: 'jadraderm-krema-s-ceramidima',
    sku: 'JAD-1006',
    categories: ['dnevne-kreme', 'njega-lica'],
    cents: 2890,
    priority: 95,
    tags: ['new', 'bestSeller'],
    description:
      'Bogata krema s tri ceramida, kolesterolom i masnim kiselinama, u omjeru sličnom onom u koži. Za lice koje zateže, crveni se ili se ljušti od vjetra. Bez parfema i eteričnih ulja.',
  },
  {
    id: 50,
    picture: 'serum-vitamin-c-30ml',
    slug: 'jadraderm-serum-s-vitaminom-c-15',
    sku: 'JAD-1001',
    categories: ['serumi', 'njega-lica'],
    cents: 3490,
    priority: 100,
    tags: ['new', 'bestSeller'],
    description:
      'Petnaest posto čistog vitamina C s ferulinskom kiselinom i vitaminom E, u tamnom staklu koje ga čuva. Jutarnji serum za svježiji, ujednačeniji ten. Otvorenu bočicu potrošite u tri mjeseca.',
  },
];
