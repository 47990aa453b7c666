import type { Kysely } from 'kysely';
import { CONSENT_FORMS } from '#schemas/api/consents.ts';
import { checkoutConfigSchema } from '#schemas/api/settings.ts';
import type { NavNode } from '#schemas/api/site.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import type { Database } from '#server/db/schema.ts';
import { soldCountries } from '#server/db/sold-countries.ts';
import { PRESET_FORMAT } from '../format/preset-schema.ts';
import type { Names } from './names.repository.ts';
import { groupBy, textsOf, titlesOf } from './texts.ts';

type Db = Kysely<Database>;

/** Pictures in the order of their ids, each with the storage key of its original. */
export async function picturesOf(db: Db, siteId: number, names: Names) {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    entry: {
      file: `${names.media.get(row.id)}.${row.extension}`,
      name: { hr: row.title },
      alt: textsOf(row.descriptions),
      originalName: row.original_name,
      access: row.access,
    },
  }));
}

/** Own fonts of the site, each with the storage key of its file. */
export async function fontsOf(db: Db, siteId: number) {
  const rows = await db
    .selectFrom('font_file')
    .select(['family_id', 'hash', 'name', 'licence', 'key'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(({ family_id, hash, name, licence, key }) => ({
    key,
    entry: { file: `${family_id}-${hash.slice(0, 8)}.woff2`, name, licence },
  }));
}

/** Published elements by name: masters before what places them, the home page last. */
export async function elementsOf(
  db: Db,
  siteId: number,
  names: Names,
  rules: Pick<ContentRules, 'masterRefs' | 'portable'>,
) {
  const rows = await db
    .selectFrom('element')
    .select(['id', 'published'])
    .where('site_id', '=', siteId)
    .where('published', 'is not', null)
    .orderBy('id')
    .execute();
  const home = await db
    .selectFrom('cms_option')
    .select('value')
    .where('site_id', '=', siteId)
    .where('key', '=', 'HomePageSlug')
    .executeTakeFirst();
  const contents = new Map(
    rows.flatMap(({ id, published }) => (published ? [[id, published]] : [])),
  );
  const ordered = new Set<number>();
  const add = (id: number, above: readonly number[]) => {
    const content = contents.get(id);
    if (!content || ordered.has(id) || above.includes(id)) return;
    for (const master of rules.masterRefs(content)) add(master.id, [...above, id]);
    ordered.add(id);
  };
  const isHome = (id: number) => contents.get(id)?.slug === home?.value;
  for (const { id } of rows) if (!isHome(id)) add(id, []);
  for (const { id } of rows) add(id, []);
  return [...ordered].flatMap((id) => {
    const content = contents.get(id);
    const name = names.element.get(id);
    if (!content || name === undefined) return [];
    return [{ name, content: rules.portable?.(content, names.of) ?? content }];
  });
}

/** Options that say which template a kind of page has, by the id of an element. */
const TEMPLATE = /^Default\w+Template$/;

export async function settingsOf(
  db: Db,
  { siteId, storeId }: { siteId: number; storeId: number },
  names: Names,
  elements: readonly string[],
) {
  const site = await db
    .selectFrom('site')
    .select('name')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const store = await db
    .selectFrom('store')
    .selectAll()
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  const options = await db
    .selectFrom('cms_option')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  const templates = options.flatMap(({ key, value }) => {
    const name = TEMPLATE.test(key) ? names.element.get(Number(value)) : undefined;
    return name === undefined ? [] : [[key, name]];
  });
  return {
    format: PRESET_FORMAT,
    name: site.name,
    store: {
      freeDeliveryCents: store.free_delivery_cents,
      loyalty: store.loyalty,
      sells: await soldCountries(db, storeId),
      checkout: checkoutOf(store.checkout, names),
    },
    options: options
      .filter(({ key }) => !TEMPLATE.test(key))
      .map(({ key, value, media_id }) => ({
        key,
        value,
        ...(media_id !== null && { media: names.of('media', media_id) }),
      })),
    templates: Object.fromEntries(templates),
    elements,
  };
}

function checkoutOf(checkout: Readonly<Record<string, unknown>>, names: Names) {
  const known = Object.keys(checkoutConfigSchema.properties);
  return Object.fromEntries(
    Object.entries(checkout).flatMap(([name, value]) => {
      if (!known.includes(name)) return [];
      if (name !== 'cashOnDeliveryProductId') return [[name, value]];
      const fee = names.of('product', Number(value));
      return fee === undefined ? [] : [[name, fee]];
    }),
  );
}

/** Menus as they are stored, by name and language. */
export async function navigationsOf(db: Db, siteId: number, names: Names) {
  const rows = await db
    .selectFrom('navigation')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  const entries = [...groupBy(rows, ({ name }) => name)].map(([name, trees]) => [
    name,
    Object.fromEntries(trees.map(({ locale, tree }) => [locale, portableTree(tree, names)])),
  ]);
  return Object.fromEntries(entries);
}

function portableTree(tree: readonly NavNode[], names: Names): object[] {
  return tree.map((node) => ({
    ...node,
    linkV2: node.linkV2 && portableLink(node.linkV2, names),
    product: node.product === null ? null : (names.of('product', node.product) ?? null),
    children: portableTree(node.children, names),
  }));
}

function portableLink({ id, ...link }: NonNullable<NavNode['linkV2']>, names: Names) {
  if (link.kind !== 'event' || id === undefined) return link;
  return { ...link, id: names.of('event', id) };
}

export async function consentsOf(db: Db, siteId: number) {
  const consents = await db
    .selectFrom('consent')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('archived', '=', false)
    .orderBy('id')
    .execute();
  const assignments = await db
    .selectFrom('consent_assignment')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute();
  const numbers = new Map(consents.map((row) => [row.id, row.unique_number]));
  const numbersOf = (ids: readonly number[] = []) => ids.flatMap((id) => numbers.get(id) ?? []);
  return {
    consents: consents.map((row) => ({
      uniqueNumber: row.unique_number,
      displayNames: titlesOf(row.display_names),
    })),
    forms: Object.fromEntries(
      CONSENT_FORMS.map((form) => {
        const row = assignments.find(({ assigned_to }) => assigned_to === form);
        return [
          form,
          { asks: numbersOf(row?.consents), requires: numbersOf(row?.required_consents) },
        ];
      }),
    ),
  };
}
