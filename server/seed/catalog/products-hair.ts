import type { SampleProduct } from './sample-catalog.ts';

export const hairProducts: readonly SampleProduct[] = [
  {
    id: 23,
    picture: 'shampoo-sage-250ml',
    slug: 'kadulja-sampon-s-kaduljom',
    sku: 'KAD-1046',
    categories: ['samponi', 'njega-kose'],
    cents: 1090,
    priority: 68,
    tags: ['bestSeller'],
    description:
      'Šampon za često pranje s ekstraktom kadulje i pšeničnim proteinima. Vlasište ostavlja svježim, a duljinu mekom. Blag i za obojenu kosu.',
  },
  {
    id: 24,
    picture: 'conditioner-250ml',
    slug: 'kadulja-regenerator-za-kosu',
    sku: 'KAD-1048',
    categories: ['regeneratori-i-maske', 'njega-kose'],
    cents: 1090,
    description:
      'Lagani regenerator s kaduljom i maslinovim skvalanom. Od pola duljine prema vrhovima, dvije minute, pa hladna voda za kraj. Kosa se raščešlja bez čupanja.',
  },
  {
    id: 25,
    picture: 'dry-shampoo-150ml',
    slug: 'kadulja-suhi-sampon',
    sku: 'KAD-1049',
    categories: ['samponi', 'njega-kose'],
    cents: 950,
    stock: 0,
    description:
      'Rižin škrob i kadulja za dan između dva pranja. Ne ostavlja bijeli trag ako ga nakon minute dobro iščetkate. Miriše čisto, ne parfemski.',
  },
  {
    id: 26,
    picture: 'hair-mask-250ml',
    slug: 'biljna-maska-za-kosu',
    sku: 'BIL-1040',
    categories: ['regeneratori-i-maske', 'njega-kose'],
    cents: 1790,
    reducedCents: 1340,
    description:
      'Hranjiva maska s uljem konoplje i medom za kosu koju su isušili sol i klor. Deset minuta pod ručnikom, jednom tjedno. Ne otežava tanku kosu.',
  },
  {
    id: 27,
    picture: 'hair-oil-50ml',
    slug: 'biljna-ulje-za-vrhove-kose',
    sku: 'BIL-1041',
    categories: ['serumi-i-ulja-za-kosu', 'njega-kose'],
    cents: 1490,
    stock: 0,
    description:
      'Argan, badem i čičak za suhe vrhove. Kap ili dvije zagrijte među dlanovima i provucite kroz vlažnu kosu. Kovrče drži na okupu i kad zapuše jugo.',
  },
  {
    id: 28,
    picture: 'refill-pouch-shampoo-500ml',
    slug: 'kadulja-sampon-s-kaduljom-punjenje',
    sku: 'KAD-1050',
    categories: ['samponi', 'njega-kose'],
    cents: 1590,
    description:
      'Dva punjenja omiljenog šampona u vrećici koja treba četiri petine manje plastike od dviju bočica. Presipajte kroz ljevkasti čep i operite bočicu jednom u mjesec dana.',
  },
  {
    id: 46,
    picture: 'scalp-serum-100ml',
    slug: 'jadraderm-serum-za-vlasiste',
    sku: 'JAD-1011',
    categories: ['serumi-i-ulja-za-kosu', 'njega-kose'],
    cents: 2990,
    priority: 58,
    tags: ['new'],
    description:
      'Serum za vlasište s niacinamidom, pantenolom i mentolom. Nanosi se pipetom na razdjeljke, navečer, i ne ispire se. Vlasište je osvježeno, a kosa u korijenu lakša.',
  },
];
