import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { type ElementContent, elementContentSchema } from '#schemas/content/element.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { formats } from '#schemas/formats.ts';
import {
  attributesSchema,
  brandsSchema,
  categoriesSchema,
  productsSchema,
  tagsSchema,
} from './preset-catalog-schema.ts';
import {
  blogSchema,
  consentsSchema,
  couponsSchema,
  customerSchema,
  deliveryMethodsSchema,
  manifestSchema,
  navigationsSchema,
  paymentMethodsSchema,
  settingsSchema,
} from './preset-schema.ts';
import { type IdOf, ownIds, resolveReferences } from './references.ts';

/** Below the root of the sources, or below the working directory when the server runs as one built file. */
const ROOTS = [
  fileURLToPath(new URL('../../presets', import.meta.url)),
  join(process.cwd(), 'presets'),
];

/** The sample shop, and a shop that has all pages and nothing to sell. */
export type PresetName = 'bonaca' | 'blank';

const ADVICE = 'Restore the folder presets as it was released.';

/** A shop as files: everything of it but accounts. Ids of pictures, tags and products are final. */
export type Preset = ReturnType<typeof readPreset>;

/** Throws where no folder holds the preset. */
function folderOf(name: PresetName): string {
  const folders = ROOTS.map((root) => join(root, name));
  const folder = folders.find((path) => existsSync(join(path, 'preset.json')));
  if (folder) return folder;
  throw new Error(`Izlog: presets/${name} is missing. ${ADVICE}`);
}

/**
 * Reads a shop. Only `preset.json`, the navigations, the consents and the elements have to be there:
 * without its other files a shop has nothing of what they hold. Throws where a file is not as its
 * schema says, and names it.
 */
export function readPreset(name: PresetName = 'bonaca', folder = folderOf(name)) {
  const root = folder;
  const ajv = new Ajv({ formats });
  for (const schema of sharedContentSchemas) ajv.addSchema(schema);

  function read<Schema extends TSchema>(name: string, schema: Schema, idOf?: IdOf): Static<Schema> {
    const content: unknown = JSON.parse(readFileSync(join(root, `${name}.json`), 'utf8'));
    const resolved = idOf ? resolveReferences(content, idOf) : content;
    const isValid = ajv.compile<Static<Schema>>(schema);
    if (isValid(resolved)) return resolved;
    const [{ instancePath = '', message = '' } = {}] = isValid.errors ?? [];
    throw new Error(`Izlog: ${join(root, `${name}.json`)}${instancePath} ${message}. ${ADVICE}`);
  }

  /** Null where there is no such file. */
  function readAny<Schema extends TSchema>(name: string, schema: Schema, idOf?: IdOf) {
    return existsSync(join(root, `${name}.json`)) ? read(name, schema, idOf) : null;
  }

  const pictures = (readAny('media/manifest', manifestSchema)?.items ?? []).map((item, index) => ({
    ...item,
    id: index + 1,
  }));
  const tags = readAny('catalog/tags', tagsSchema) ?? [];
  const ids = ownIds({ pictures, tags });
  const idOf: IdOf = (kind, key) => ids.get(`${kind}:${key}`);
  const products = readAny('catalog/products', productsSchema, idOf) ?? [];
  for (const { slug, id } of products) ids.set(`product:${slug}`, id);

  return {
    /** Where the pictures lie. */
    folder: join(root, 'media'),
    pictures,
    tags,
    products,
    settings: read('preset', settingsSchema, idOf),
    navigations: read('navigations', navigationsSchema),
    consents: read('consents', consentsSchema),
    blog: readAny('blog', blogSchema, idOf),
    customer: readAny('customer', customerSchema, idOf),
    brands: readAny('catalog/brands', brandsSchema) ?? [],
    categories: readAny('catalog/categories', categoriesSchema, idOf) ?? [],
    attributes: readAny('catalog/attributes', attributesSchema) ?? [],
    deliveryMethods: readAny('shop/delivery-methods', deliveryMethodsSchema) ?? [],
    paymentMethods: readAny('shop/payment-methods', paymentMethodsSchema) ?? [],
    ...(readAny('shop/coupons', couponsSchema) ?? { coupons: [], memberCards: [] }),
    /** The element of this name, with the ids that an installation gave to categories and elements. */
    element: (name: string, installed: IdOf): ElementContent =>
      read(
        `elements/${name}`,
        elementContentSchema,
        (kind, key) => idOf(kind, key) ?? installed(kind, key),
      ),
  };
}
