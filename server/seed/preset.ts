import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { type Static, type TSchema, Type } from 'typebox';
import { type ElementContent, elementContentSchema } from '#schemas/content/element.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { formats } from '#schemas/formats.ts';
import { PRESET_NAMES, type PresetName } from './beginning.ts';
import { PresetError } from './files/preset-error.ts';
import { folderFiles, type PresetFiles } from './files/preset-files.ts';
import { parseJson, withBase } from './files/with-base.ts';
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
import {
  type IdOf,
  type IdShift,
  NO_SHIFT,
  ownIds,
  resolveReferences,
  shifted,
} from './references.ts';
import { NOTHING_KEPT } from './replace/stored.ts';

/** Below the root of the sources, or below the working directory when the server runs as one built file. */
const ROOTS = [
  fileURLToPath(new URL('../../presets', import.meta.url)),
  join(process.cwd(), 'presets'),
];

/** A shop as files: everything of it but accounts. */
export type Preset = ReturnType<typeof readPreset>;

/** The files of a preset that comes with the product. Throws where no folder holds it. */
export function presetFiles(name: PresetName): PresetFiles {
  const folders = ROOTS.map((root) => join(root, name));
  const folder = folders.find((path) => existsSync(join(path, 'preset.json')));
  if (folder) return folderFiles(folder);
  throw new PresetError(
    `Izlog: presets/${name} is missing. Restore the folder presets as it was released.`,
  );
}

/** The same by any name; null where that is no ready preset. */
function readyFiles(wanted: string): PresetFiles | null {
  const name = PRESET_NAMES.find((each) => each === wanted);
  return name === undefined ? null : presetFiles(name);
}

/** What a list of products says of their numbers, before references to them can be read. */
const numberedSchema = Type.Array(Type.Object({ id: Type.Integer(), slug: Type.String() }));

/**
 * Reads a shop. Only `preset.json`, the navigations, the consents and the elements have to be there:
 * without its other files a shop has nothing of what they hold. `shift` moves the ids of what the
 * preset numbers itself wherever something else names them; pictures, tags and products keep the
 * number of the preset. Throws `PresetError` where a file is not as its schema says, and names it.
 */
export function readPreset(given: PresetFiles = presetFiles('bonaca'), shift: IdShift = NO_SHIFT) {
  const files = withBase(given, readyFiles);
  const ajv = new Ajv({ formats });
  for (const schema of sharedContentSchemas) ajv.addSchema(schema);

  function read<Schema extends TSchema>(name: string, schema: Schema, idOf?: IdOf): Static<Schema> {
    const content = parseJson(files, `${name}.json`);
    const resolved = idOf ? resolveReferences(content, idOf) : content;
    const isValid = ajv.compile<Static<Schema>>(schema);
    if (isValid(resolved)) return resolved;
    const [{ instancePath = '', message = '' } = {}] = isValid.errors ?? [];
    throw new PresetError(
      `Izlog: ${files.label}: ${name}.json${instancePath} ${message}. Correct it there.`,
    );
  }

  /** Null where there is no such file. */
  function readAny<Schema extends TSchema>(name: string, schema: Schema, idOf?: IdOf) {
    return files.has(`${name}.json`) ? read(name, schema, idOf) : null;
  }

  const pictures = (readAny('media/manifest', manifestSchema)?.items ?? []).map((item, index) => ({
    ...item,
    id: index + 1,
  }));
  const tags = readAny('catalog/tags', tagsSchema) ?? [];
  const numbered = readAny('catalog/products', numberedSchema) ?? [];
  const ids = ownIds({ pictures, tags, products: numbered });
  const ownId: IdOf = (kind, key) => ids.get(`${kind}:${key}`);
  const idOf = shifted(ownId, shift);

  return {
    shift,
    /** What of the owner's it leaves alone. */
    kept: NOTHING_KEPT,
    hasPicture: (file: string) => files.has(`media/${file}`),
    readPicture: (file: string) => files.read(`media/${file}`),
    pictures,
    tags,
    products: readAny('catalog/products', productsSchema, ownId) ?? [],
    settings: read('preset', settingsSchema, idOf),
    navigations: read('navigations', navigationsSchema, idOf),
    consents: read('consents', consentsSchema),
    blog: readAny('blog', blogSchema, idOf),
    customer: readAny('customer', customerSchema, idOf),
    brands: readAny('catalog/brands', brandsSchema) ?? [],
    categories: readAny('catalog/categories', categoriesSchema, idOf) ?? [],
    attributes: readAny('catalog/attributes', attributesSchema, idOf) ?? [],
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

/** Reads everything once, so that a fault is known before anything is stored. Throws `PresetError`. */
export function checkPreset(preset: Preset): void {
  const { elements } = preset.settings;
  for (const name of elements) preset.element(name, () => 1);
  for (const { file } of preset.pictures) {
    if (!preset.hasPicture(file)) {
      throw new PresetError(
        `Izlog: media/manifest.json names ${file}, which is missing. Add media/${file}.`,
      );
    }
  }
  for (const [option, name] of Object.entries(preset.settings.templates)) {
    if (!elements.includes(name)) {
      throw new PresetError(
        `Izlog: preset.json/templates/${option} names "${name}", which is not among the elements.`,
      );
    }
  }
}
