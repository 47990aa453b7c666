import { type Static, Type } from 'typebox';
import { LOCALES } from '#domain/locales.ts';
import { nullable } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** Most bytes of a preset that the panel sends; larger ones go in by the command. */
export const PRESET_BYTES = 128 * 1024 * 1024;

const strict = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' });
const texts = Type.Object(
  Object.fromEntries(LOCALES.map((locale) => [locale, Type.String({ maxLength: 400 })])) as Record<
    (typeof LOCALES)[number],
    ReturnType<typeof Type.String>
  >,
);
const count = Type.Integer({ minimum: 0 });

/** What keeps a shop from taking another preset: somebody has worked on it. */
export const PRESET_OBSTACLES = [
  'orders',
  'pages',
  'products',
  'categories',
  'brands',
  'tags',
  'attributes',
  'posts',
  'topics',
  'events',
  'hashtags',
  'comments',
  'coupons',
  'menus',
  'consents',
] as const;
export type PresetObstacle = (typeof PRESET_OBSTACLES)[number];

/** What of the owner's a preset leaves alone. */
export const PRESET_KEPT = [
  'name',
  'shop',
  'options',
  'delivery',
  'payment',
  'media',
  'theme',
] as const;
export type PresetKept = (typeof PRESET_KEPT)[number];

const readyPresetSchema = Type.Object({
  name,
  titles: texts,
  texts,
  /** Its home page in small, as the address of data; null where it has none. */
  picture: nullable(Type.String({ maxLength: 60_000 })),
  pages: count,
  products: count,
  posts: count,
});
export type ReadyPreset = Static<typeof readyPresetSchema>;

const runSchema = Type.Object({
  /** Of a ready preset, or `upload`. */
  name: Type.String({ maxLength: 400 }),
  state: Type.Enum(['running', 'done', 'failed']),
  /** Pictures and pages that are stored, of how many. */
  done: count,
  total: count,
  /** Why it failed, as the importer says it: file and field; empty where the server went away. */
  fault: nullable(Type.String({ maxLength: 2000 })),
  kept: Type.Array(Type.Enum([...PRESET_KEPT]), { maxItems: PRESET_KEPT.length }),
});
/** An import, under way or over. */
export type PresetRun = Static<typeof runSchema>;

const stateSchema = Type.Object({
  presets: Type.Array(readyPresetSchema, { maxItems: 50 }),
  /** What the shop was begun with: a name, or null for one that was handed over or is not known. */
  current: nullable(Type.String({ maxLength: 400 })),
  /** Empty while another preset may be chosen. */
  inTheWay: Type.Array(Type.Enum([...PRESET_OBSTACLES]), { maxItems: PRESET_OBSTACLES.length }),
  /** How many records of each kind a download of the shop would not hold. */
  leftOut: Type.Record(Type.String({ maxLength: 40 }), count, { maxProperties: 40 }),
  run: nullable(runSchema),
});
export type PresetState = Static<typeof stateSchema>;

/** The ready presets, and what of this shop is in their way. */
export const presetState = defineEndpoint({
  key: 'admin.presets.state',
  method: 'GET',
  path: '/api/v1/admin/presets',
  summary: 'List the ready presets',
  access: 'owner',
  data: stateSchema,
});

/** How far the last import is; null where there was none. */
export const presetRun = defineEndpoint({
  key: 'admin.presets.run',
  method: 'GET',
  path: '/api/v1/admin/presets/run',
  summary: 'Tell how far the import of a preset is',
  access: 'owner',
  data: Type.Object({ run: nullable(runSchema) }),
});

/**
 * Begins to put a ready preset in the place of the one before. 404 for an unknown name; 409
 * `PRESET_REFUSED` with `found` where somebody has worked on the shop, `PRESET_BUSY` while another is
 * on its way. A failed import leaves the shop as it was.
 */
export const startPreset = defineEndpoint({
  key: 'admin.presets.use',
  method: 'POST',
  path: '/api/v1/admin/presets/use',
  summary: 'Use a ready preset',
  access: 'owner',
  body: Type.Object({ name }, strict),
  data: runSchema,
});

/**
 * As `startPreset`, with a preset in a zip: multipart with one part `file`. 400 `PRESET_FAULTY` whose
 * message names file and field, 413 too large, 415 no multipart.
 */
export const uploadPreset = defineEndpoint({
  key: 'admin.presets.upload',
  method: 'POST',
  path: '/api/v1/admin/presets/upload',
  summary: 'Use a preset that is sent as a zip',
  access: 'owner',
  bodyLimit: PRESET_BYTES + 64 * 1024,
  multipart: Type.Object({ file: Type.String({ format: 'binary' }) }),
  data: runSchema,
});

/** The shop as a preset in a zip, without orders, people, codes and secrets; streamed. */
export const downloadPreset = defineEndpoint({
  key: 'admin.presets.download',
  method: 'GET',
  path: '/api/v1/admin/presets/download',
  summary: 'Hand the shop out as a preset',
  access: 'owner',
  data: Type.Unknown(),
  files: ['application/zip'],
  bare: true,
});
