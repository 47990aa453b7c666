import type { SampleProduct } from './sample-catalog.ts';

export const sunProducts: readonly SampleProduct[] = [
  {
    id: 29,
    picture: 'sun-milk-spf30-200ml',
    slug: 'solenta-mlijeko-za-suncanje-spf-30',
    sku: 'SOL-1060',
    categories: ['zastita-za-tijelo', 'sunce'],
    cents: 1790,
    priority: 42,
    description:
      'Mlijeko srednje zaštite za već preplanulu kožu. Razmazuje se lako i na pijesku, a ne ostavlja bijele pruge. Vodootporno četrdeset minuta, pa ga nakon plivanja nanesite ponovno.',
  },
  {
    id: 30,
    picture: 'sun-spray-spf50-200ml',
    slug: 'solenta-sprej-za-suncanje-spf-50',
    sku: 'SOL-1057',
    categories: ['zastita-za-tijelo', 'sunce'],
    cents: 2290,
    reducedCents: 1830,
    priority: 88,
    tags: ['bestSeller'],
    description:
      'Prozirni sprej visoke zaštite za leđa do kojih inače ne dohvatite. Bez alkohola i parfema, s filtrima bez oksibenzona i oktinoksata. Nanesite ga dvadeset minuta prije izlaska na sunce.',
  },
  {
    id: 31,
    picture: 'after-sun-gel-200ml',
    slug: 'solenta-gel-poslije-suncanja',
    sku: 'SOL-1061',
    categories: ['poslije-suncanja', 'sunce'],
    cents: 1290,
    description:
      'Hladan gel s aloom, pantenolom i komoračem. Za kožu koja je cijeli dan bila na suncu i vjetru. Držite ga u vratima hladnjaka.',
  },
  {
    id: 32,
    picture: 'lip-balm-spf20',
    slug: 'solenta-balzam-za-usne-spf-20',
    sku: 'SOL-1062',
    categories: ['usne', 'zastita-za-lice', 'sminka-i-usne'],
    cents: 690,
    priority: 62,
    tags: ['bestSeller', 'sanitary'],
    soldOut: ['berry'],
    description:
      'Pčelinji vosak, kakaov maslac i zaštita od sunca u štapiću koji se ne topi u džepu. Prozirno ili u tri nježne boje.',
  },
  {
    id: 47,
    picture: 'sun-cream-face-spf50-50ml',
    slug: 'solenta-krema-za-lice-spf-50',
    sku: 'SOL-1059',
    categories: ['zastita-za-lice', 'sunce'],
    cents: 1990,
    priority: 92,
    tags: ['new', 'bestSeller'],
    description:
      'Lagana dnevna zaštita za lice koja se ponaša kao krema: ne bijeli, ne sjaji i ne mrvi se pod šminkom. S vitaminom E i vodom komorača. Dva prsta proizvoda za lice i vrat.',
  },
];
