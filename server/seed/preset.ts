import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { type Static, type TArray, type TSchema, Type } from 'typebox';
import { countryFaults } from '#domain/commerce/countries.ts';
import type { MailText, MailTextKind } from '#schemas/api/mail-texts.ts';
import { type ElementContent, elementContentSchema } from '#schemas/content/element.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { formats } from '#schemas/formats.ts';
import { checkText } from '#server/modules/operations/mail/texts/text-faults.ts';
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
} from './format/preset-catalog-schema.ts';
import {
  blogSchema,
  consentsSchema,
  couponsSchema,
  customerSchema,
  deliveryMethodsSchema,
  fontsSchema,
  mailTextsSchema,
  manifestSchema,
  navigationsSchema,
  paymentMethodsSchema,
  redirectsSchema,
  settingsSchema,
} from './format/preset-schema.ts';
import {
  type IdOf,
  type IdShift,
  NO_SHIFT,
  ownIds,
  resolveReferences,
  shifted,
  withOwnAddresses,
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

  /** Nothing where there is no such file. */
  function readList<Item extends TSchema>(name: string, schema: TArray<Item>, idOf?: IdOf) {
    return readAny(name, schema, idOf) ?? [];
  }

  const pictures = (readAny('media/manifest', manifestSchema)?.items ?? []).map((item, index) => ({
    ...item,
    id: index + 1,
  }));
  const tags = readList('catalog/tags', tagsSchema);
  const numbered = readList('catalog/products', numberedSchema);
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
    fonts: readList('fonts/manifest', fontsSchema),
    readFont: (file: string) => files.read(`fonts/${file}`),
    hasFont: (file: string) => files.has(`fonts/${file}`),
    tags,
    products: readList('catalog/products', productsSchema, ownId),
    settings: read('preset', settingsSchema, idOf),
    navigations: read('navigations', navigationsSchema, idOf),
    consents: read('consents', consentsSchema),
    redirects: readList('redirects', redirectsSchema),
    mailTexts: readList('mail-texts', mailTextsSchema),
    blog: withAddresses(readAny('blog', blogSchema, idOf), idOf),
    customer: readAny('customer', customerSchema, idOf),
    brands: readList('catalog/brands', brandsSchema),
    categories: readList('catalog/categories', categoriesSchema, idOf),
    attributes: readList('catalog/attributes', attributesSchema, idOf),
    deliveryMethods: readList('shop/delivery-methods', deliveryMethodsSchema),
    paymentMethods: readList('shop/payment-methods', paymentMethodsSchema),
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

/** Posts whose HTML shows pictures at the addresses that they have here. */
function withAddresses(blog: Static<typeof blogSchema> | null, idOf: IdOf) {
  if (!blog) return null;
  const own = (html: string) => withOwnAddresses(html, idOf);
  const posts = blog.posts.map(({ body, ...post }) => ({
    ...post,
    body:
      typeof body === 'string'
        ? own(body)
        : Object.fromEntries(Object.entries(body).map(([locale, html]) => [locale, own(html)])),
  }));
  return { ...blog, posts };
}

/** Reads everything once, so that a fault is known before anything is stored. Throws `PresetError`. */
export function checkPreset(preset: Preset): void {
  const { elements, store } = preset.settings;
  const [place, fault] = Object.entries(store.sells ? countryFaults(store.sells) : {})[0] ?? [];
  if (place) throw new PresetError(`Izlog: preset.json/store/sells/${place} is wrong: ${fault}.`);
  for (const name of elements) preset.element(name, () => 1);
  for (const { kind, locale, text } of preset.mailTexts)
    checkWords(`${kind} in ${locale}`, kind, text);
  checkFiles('media', preset.pictures, preset.hasPicture);
  checkFiles('fonts', preset.fonts, preset.hasFont);
  for (const [option, name] of Object.entries(preset.settings.templates)) {
    if (!elements.includes(name)) {
      throw new PresetError(
        `Izlog: preset.json/templates/${option} names "${name}", which is not among the elements.`,
      );
    }
  }
}

function checkWords(name: string, kind: MailTextKind, text: MailText): void {
  try {
    checkText(kind, text);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new PresetError(`Izlog: mail-texts.json: the words of ${name} do not fit. ${reason}.`);
  }
}

function checkFiles(
  folder: string,
  named: readonly { file: string }[],
  has: (file: string) => boolean,
): void {
  const missing = named.find(({ file }) => !has(file))?.file;
  if (missing === undefined) return;
  throw new PresetError(
    `Izlog: ${folder}/manifest.json names ${missing}, which is missing. Add ${folder}/${missing}.`,
  );
}
