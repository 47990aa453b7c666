import type { SampleProduct } from './sample-catalog.ts';

export const supplementProducts: readonly SampleProduct[] = [
  {
    id: 33,
    picture: 'vitamin-d3-softgels-60',
    slug: 'kadulja-vitamin-d3-2000-iu',
    sku: 'KAD-1052',
    categories: ['vitamini-i-minerali', 'dodaci-prehrani'],
    cents: 1290,
    priority: 48,
    description:
      'Dodatak prehrani s vitaminom D3 u maslinovu ulju, 60 mekih kapsula. Jedna kapsula na dan uz obrok. Ne prekoračujte preporučenu dnevnu dozu; čuvajte izvan dohvata male djece.',
  },
  {
    id: 34,
    picture: 'magnesium-capsules-60',
    slug: 'kadulja-magnezij-citrat',
    sku: 'KAD-1054',
    categories: ['vitamini-i-minerali', 'dodaci-prehrani'],
    cents: 1490,
    reducedCents: 1190,
    priority: 52,
    tags: ['bestSeller'],
    description:
      'Dodatak prehrani s magnezijevim citratom, 60 biljnih kapsula. Dvije kapsule na dan, najbolje navečer uz čašu vode. Dodatak prehrani nije zamjena za raznovrsnu prehranu.',
  },
  {
    id: 35,
    picture: 'probiotic-capsules-30',
    slug: 'jadraderm-probiotik-8-sojeva',
    sku: 'JAD-1056',
    categories: ['omega-i-probiotici', 'dodaci-prehrani'],
    cents: 2190,
    description:
      'Dodatak prehrani s osam bakterijskih sojeva i inulinom iz cikorije, 30 kapsula za mjesec dana. Jedna kapsula prije doručka. Nije ga potrebno čuvati u hladnjaku.',
  },
  {
    id: 36,
    picture: 'omega-3-algae-90',
    slug: 'biljna-omega-3-iz-algi',
    sku: 'BIL-1055',
    categories: ['omega-i-probiotici', 'dodaci-prehrani'],
    cents: 2490,
    description:
      'Dodatak prehrani s DHA i EPA iz uzgojenih mikroalgi, 90 kapsula bez ribljeg okusa. Biljni izvor, prikladan i za vegane. Tri kapsule na dan uz obrok.',
  },
  {
    id: 48,
    picture: 'collagen-sachets-14x10g',
    slug: 'moreva-morski-kolagen-u-vrecicama',
    sku: 'MOR-1022',
    categories: ['kolagen', 'dodaci-prehrani'],
    cents: 3290,
    reducedCents: 2790,
    priority: 80,
    tags: ['new'],
    description:
      'Dodatak prehrani s 10 g hidroliziranog ribljeg kolagena i vitaminom C u vrećici, 14 vrećica. Otopite je u vodi ili jogurtu; okus je blag, s daškom limuna. Sadrži ribu.',
  },
];
