import type { CatalogImport } from '#server/seed/catalog/catalog-import.repository.ts';
import type { ProductRow } from '#server/seed/catalog/product-row.ts';
import type { PresetAttribute, PresetCategory } from '#server/seed/format/preset-catalog-schema.ts';
import type { PresetTexts } from '#server/seed/format/preset-fields.ts';

/** What is sold, and the subcategories in which it is under each of the first ones. */
const KINDS = [
  { hr: 'krema', en: 'cream', de: 'Creme', shelf: 'lice', unit: 'ml' },
  { hr: 'serum', en: 'serum', de: 'Serum', shelf: 'lice', unit: 'ml' },
  { hr: 'tonik', en: 'toner', de: 'Gesichtswasser', shelf: 'lice', unit: 'ml' },
  { hr: 'maska', en: 'mask', de: 'Maske', shelf: 'lice', unit: 'ml' },
  { hr: 'losion', en: 'lotion', de: 'Lotion', shelf: 'tijelo', unit: 'ml' },
  { hr: 'maslac', en: 'butter', de: 'Körperbutter', shelf: 'tijelo', unit: 'ml' },
  { hr: 'piling', en: 'scrub', de: 'Peeling', shelf: 'tijelo', unit: 'g' },
  { hr: 'šampon', en: 'shampoo', de: 'Shampoo', shelf: 'kosa', unit: 'ml' },
  { hr: 'regenerator', en: 'conditioner', de: 'Spülung', shelf: 'kosa', unit: 'ml' },
  { hr: 'ulje', en: 'oil', de: 'Öl', shelf: 'kosa', unit: 'ml' },
  { hr: 'mlijeko za sunčanje', en: 'sun milk', de: 'Sonnenmilch', shelf: 'sunce', unit: 'ml' },
  { hr: 'kapsule', en: 'capsules', de: 'Kapseln', shelf: 'dodaci', unit: 'piece' },
] as const;
const LOOKS = [
  ['Hidratantna', 'Hydrating', 'Feuchtigkeits-'],
  ['Umirujuća', 'Soothing', 'Beruhigende'],
  ['Noćna', 'Night', 'Nacht-'],
  ['Dnevna', 'Day', 'Tages-'],
  ['Hranjiva', 'Nourishing', 'Nährende'],
  ['Zaštitna', 'Protective', 'Schützende'],
  ['Osvježavajuća', 'Refreshing', 'Erfrischende'],
  ['Nježna', 'Gentle', 'Sanfte'],
] as const;
const INGREDIENTS = [
  ['lavanda', 'lavender', 'Lavendel'],
  ['kadulja', 'sage', 'Salbei'],
  ['smilje', 'immortelle', 'Strohblume'],
  ['maslina', 'olive', 'Olive'],
  ['badem', 'almond', 'Mandel'],
  ['čičak', 'burdock', 'Klette'],
  ['đumbir', 'ginger', 'Ingwer'],
  ['šipak', 'rosehip', 'Hagebutte'],
  ['žalfija', 'clary', 'Muskateller'],
  ['ruža', 'rose', 'Rose'],
  ['neven', 'calendula', 'Ringelblume'],
  ['alga', 'algae', 'Alge'],
  ['ceramidi', 'ceramides', 'Ceramide'],
  ['niacinamid', 'niacinamide', 'Niacinamid'],
  ['pantenol', 'panthenol', 'Panthenol'],
  ['kofein', 'caffeine', 'Koffein'],
] as const;
const SKINS = ['normalna', 'suha', 'masna', 'mješovita', 'osjetljiva', 'zrela'] as const;
const SHADES = ['svijetla', 'srednja', 'tamna'] as const;
const BRAND_SYLLABLES = ['Mo', 're', 'va', 'La', 'dra', 'Sol', 'en', 'ta', 'Bi', 'lja'] as const;
const SHELVES = ['lice', 'tijelo', 'kosa', 'sunce', 'dodaci'] as const;
const BELOW = 6;
const BRANDS = 60;
const VARIANT_BASE = 10_000_000;

/** A random number generator (mulberry32): the same seed gives the same numbers for ever. */
function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    chance: (share: number) => next() < share,
    of: <T extends readonly [unknown, ...unknown[]]>(items: T): T[number] =>
      items[Math.floor(next() * items.length)] ?? items[0],
  };
}
type Random = ReturnType<typeof createRandom>;

/**
 * A realistic catalogue of so many listed products (variants come on top): 60 brands, 35 categories,
 * six attributes, a fifth reduced, some sold out, every fiftieth with variants. The same numbers give
 * the same catalogue.
 */
export function generateCatalog(
  count: number,
  { siteId = 1, currencyId = 1, seed = 1, firstId = 1 } = {},
): CatalogImport {
  const random = createRandom(seed);
  const brands = Array.from({ length: BRANDS }, (_, index) => ({
    slug: `brend-${index + 1}`,
    name: `${random.of(BRAND_SYLLABLES)}${random.of(BRAND_SYLLABLES)}${index + 1}`,
  }));
  const names = brands.map(({ name }) => name);
  const products = Array.from({ length: count }, (_, index) =>
    withVariants(aProduct(firstId + index, random, names), random),
  ).flat();
  return {
    siteId,
    currencyId,
    brands,
    categories: SHELVES.map(shelf),
    tags: [
      { id: 1, names: { hr: 'NOVO' } },
      { id: 2, names: { hr: 'NAJPRODAVANIJE' } },
      { id: 53, names: { hr: 'Higijenski proizvod' } },
    ],
    attributes: ATTRIBUTES,
    products,
  };
}

const texts = ([hr, en, de]: readonly [string, string, string]): PresetTexts => ({ hr, en, de });
const sameIn = (hr: string): Required<PresetTexts> => ({ hr, en: hr, de: hr });

const ATTRIBUTES: readonly PresetAttribute[] = [
  {
    code: 'skin_type',
    labels: { hr: 'Tip kože', en: 'Skin type', de: 'Hauttyp' },
    type: 'multipleSelect',
    values: SKINS.map((key) => ({ key, labels: sameIn(key) })),
  },
  {
    code: 'ingredient',
    labels: { hr: 'Sastojak', en: 'Ingredient', de: 'Inhaltsstoff' },
    type: 'dropdown',
    values: INGREDIENTS.map((names) => ({ key: names[0], labels: texts(names) })),
  },
  {
    code: 'shade',
    labels: { hr: 'Nijansa', en: 'Shade', de: 'Farbton' },
    type: 'visualSwatch',
    values: SHADES.map((key) => ({ key, labels: sameIn(key), color: '#d9a87f' })),
  },
  {
    code: 'net_amount',
    labels: { hr: 'Količina', en: 'Net amount', de: 'Inhalt' },
    type: 'numberField',
    unit: 'ml',
  },
  { code: 'spf', labels: { hr: 'Zaštita (SPF)' }, type: 'numberField' },
  { code: 'vegan', labels: { hr: 'Vegansko', en: 'Vegan', de: 'Vegan' }, type: 'yesNo' },
];

function shelf(slug: string): PresetCategory {
  const below = Array.from({ length: BELOW }, (_, index) => ({
    slug: `${slug}-${index + 1}`,
    names: sameIn(`${slug} ${index + 1}`),
  }));
  return { slug, names: sameIn(slug), children: below };
}

function aProduct(id: number, random: Random, brands: readonly string[]): ProductRow {
  const kind = random.of(KINDS);
  const look = random.of(LOOKS);
  const ingredient = random.of(INGREDIENTS);
  const cents = 290 + random.below(600) * 10;
  const isReduced = random.chance(0.2);
  const amount = 25 * (1 + random.below(20));
  return {
    id,
    mainProductId: null,
    brand: brands[random.below(brands.length)] ?? null,
    slug: `proizvod-${id}`,
    sku: `GEN-${id}`,
    type: 'product',
    format: 'simple',
    visible: true,
    stock: random.chance(0.08) ? 0 : 5 + random.below(200),
    priority: random.below(100),
    names: {
      hr: `${look[0]} ${kind.hr} ${ingredient[0]} ${id}`,
      en: `${look[1]} ${kind.en} ${ingredient[1]} ${id}`,
      de: `${look[2]} ${kind.de} ${ingredient[2]} ${id}`,
    },
    descriptions: {
      hr: `Za svakodnevnu njegu, ${random.of(SKINS)} koža. Sadrži: ${ingredient[0]}, ${random.of(INGREDIENTS)[0]}. Nanesite tanak sloj ujutro i navečer na čistu kožu.`,
    },
    cents,
    reducedCents: isReduced ? Math.round(cents * 0.8) : null,
    membershipCents: random.chance(0.1) ? Math.round(cents * 0.75) : undefined,
    vatBasisPoints: 2500,
    categories: [`${kind.shelf}-${1 + random.below(BELOW)}`, kind.shelf],
    tagIds: [...(random.chance(0.05) ? [1] : []), ...(random.chance(0.1) ? [2] : [])],
    mediaIds: [],
    net: { amount, unit: kind.unit },
    attributes: {
      skin_type: [...new Set([random.of(SKINS), random.of(SKINS)])],
      ingredient: [ingredient[0]],
      net_amount: amount,
      vegan: random.chance(0.6),
      ...(kind.shelf === 'sunce' && { spf: 10 * (1 + random.below(5)) }),
    },
  };
}

function withVariants(product: ProductRow, random: Random): ProductRow[] {
  if (!random.chance(0.02)) return [product];
  const variants = SHADES.map((shade, index) => ({
    ...product,
    id: VARIANT_BASE + product.id * 10 + index,
    mainProductId: product.id,
    slug: `${product.slug}-${index + 1}`,
    sku: `${product.sku}-${index + 1}`,
    visible: false,
    names: { hr: `${product.names.hr}, ${shade}` },
    descriptions: {},
    categories: [],
    tagIds: [],
    attributes: { shade: [shade] },
  }));
  const main = { ...product, format: 'configurable', stock: null, variantAttributes: ['shade'] };
  return [{ ...main, format: 'configurable' as const }, ...variants];
}
