import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { PresetError } from './preset-error.ts';
import type { PresetFiles } from './preset-files.ts';

const SETTINGS = 'preset.json';
const MENUS = 'navigations.json';

const recordSchema = Type.Record(Type.String(), Type.Unknown());
/** What has to be known of two presets to lay one over the other; the rest is checked afterwards. */
const layerSchema = Type.Object({
  base: Type.Optional(Type.String()),
  without: Type.Optional(Type.Array(Type.String())),
  store: Type.Optional(recordSchema),
  options: Type.Optional(Type.Array(Type.Object({ key: Type.String(), value: Type.Unknown() }))),
  templates: Type.Optional(recordSchema),
  elements: Type.Optional(Type.Array(Type.String())),
});
type Layer = Static<typeof layerSchema>;

/** Most presets that build on each other. */
const MOST_LAYERS = 5;

/**
 * The files of a preset over those of the ready one that it names as its `base`; its own where it
 * names none. `open` answers null for a name that is no ready preset. Throws `PresetError`.
 */
export function withBase(
  files: PresetFiles,
  open: (name: string) => PresetFiles | null,
  above: readonly string[] = [],
): PresetFiles {
  if (!files.has(SETTINGS)) return files;
  const { base } = read(files, SETTINGS, layerSchema);
  if (base === undefined) return files;
  const below = open(base);
  if (!below) throw fault(files, `preset.json/base names "${base}", which is no ready preset`);
  if (above.includes(base) || above.length >= MOST_LAYERS) {
    throw fault(files, `preset.json/base goes round: ${[...above, base].join(', ')}`);
  }
  return laidOver(withBase(below, open, [...above, base]), files);
}

function laidOver(below: PresetFiles, own: PresetFiles): PresetFiles {
  const merged = new Map<string, unknown>([
    [
      SETTINGS,
      settingsOf(read(below, SETTINGS, layerSchema), read(own, SETTINGS, layerSchema), own),
    ],
    ...(own.has(MENUS)
      ? [
          [
            MENUS,
            { ...read(below, MENUS, recordSchema), ...read(own, MENUS, recordSchema) },
          ] as const,
        ]
      : []),
  ]);
  // The pictures of the base are those of its manifest; another manifest has pictures of its own.
  const names = new Set([...below.names, ...own.names]);
  return {
    label: own.label,
    names: [...names],
    has: (name) => names.has(name),
    read(name) {
      const content = merged.get(name);
      if (content !== undefined) return Buffer.from(JSON.stringify(content));
      return own.has(name) || !below.has(name) ? own.read(name) : below.read(name);
    },
  };
}

/** Settings of the base with those of the preset in their place; lists by key and by name. */
function settingsOf(below: Layer, { base: _, without = [], ...own }: Layer, files: PresetFiles) {
  const before = below.elements ?? [];
  const unknown = without.find((name) => !before.includes(name));
  if (unknown !== undefined) {
    throw fault(files, `preset.json/without names "${unknown}", which the base does not have`);
  }
  const keys = new Set(own.options?.map(({ key }) => key));
  const more = own.elements?.filter((name) => !before.includes(name)) ?? [];
  return {
    ...below,
    ...own,
    store: { ...below.store, ...own.store },
    options: [...(below.options ?? []).filter(({ key }) => !keys.has(key)), ...(own.options ?? [])],
    templates: { ...below.templates, ...own.templates },
    // Those of its own come first: pages of the base may place what it brings.
    elements: [...more, ...before].filter((name) => !without.includes(name)),
  };
}

/** A file as JSON of this shape, with all else that it holds. */
function read<Schema extends TSchema>(
  files: PresetFiles,
  name: string,
  schema: Schema,
): Static<Schema> {
  const content = parseJson(files, name);
  if (Value.Check(schema, content)) return content;
  const [{ instancePath = '', message = '' } = {}] = [...Value.Errors(schema, content)];
  throw fault(files, `${name}${instancePath} ${message}`);
}

/** The content of a JSON file. Throws `PresetError`. */
export function parseJson(files: PresetFiles, name: string): unknown {
  const text = files.read(name).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw fault(files, `${name} is no JSON (${reason})`);
  }
}

const fault = (files: PresetFiles, what: string) =>
  new PresetError(`Izlog: ${files.label}: ${what}. Correct it.`);
