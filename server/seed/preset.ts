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
const FOLDERS = [
  fileURLToPath(new URL('../../presets/bonaca', import.meta.url)),
  join(process.cwd(), 'presets/bonaca'),
];

const ADVICE = 'Restore presets/bonaca, or set SAMPLE_DATA=false.';

/** A shop as files: everything of it but accounts. Ids of pictures, tags and products are final. */
export type Preset = ReturnType<typeof readPreset>;

/** Reads a shop, the sample shop if no folder is named. Throws where a file is missing or not as its schema says, and names it. */
export function readPreset(folder = FOLDERS.find((path) => existsSync(join(path, 'preset.json')))) {
  if (!folder) throw new Error(`Izlog: the sample shop is missing. ${ADVICE}`);
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

  const pictures = read('media/manifest', manifestSchema).items.map((item, index) => ({
    ...item,
    id: index + 1,
  }));
  const tags = read('catalog/tags', tagsSchema);
  const ids = ownIds({ pictures, tags });
  const idOf: IdOf = (kind, key) => ids.get(`${kind}:${key}`);
  const products = read('catalog/products', productsSchema, idOf);
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
    blog: read('blog', blogSchema, idOf),
    customer: read('customer', customerSchema, idOf),
    brands: read('catalog/brands', brandsSchema),
    categories: read('catalog/categories', categoriesSchema, idOf),
    attributes: read('catalog/attributes', attributesSchema),
    deliveryMethods: read('shop/delivery-methods', deliveryMethodsSchema),
    paymentMethods: read('shop/payment-methods', paymentMethodsSchema),
    ...read('shop/coupons', couponsSchema),
    /** The element of this name, with the ids that an installation gave to categories and elements. */
    element: (name: string, installed: IdOf): ElementContent =>
      read(
        `elements/${name}`,
        elementContentSchema,
        (kind, key) => idOf(kind, key) ?? installed(kind, key),
      ),
  };
}
