import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { type Static, Type } from 'typebox';
import type { ElementContent } from '#schemas/content/element.ts';
import { type PatternAbout, patternFileSchema } from '#schemas/content/pattern.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { formats } from '#schemas/formats.ts';
import { PresetError } from './files/preset-error.ts';
import { folderFiles, type PresetFiles } from './files/preset-files.ts';
import { parseJson } from './files/with-base.ts';
import { allTexts, integer, list, string } from './format/preset-fields.ts';
import { presetFiles } from './preset.ts';
import { mediaKeyOf, resolveReferences } from './references.ts';

/** Below the root of the sources, or below the working directory when the server runs as one built file. */
const ROOTS = [
  fileURLToPath(new URL('../../patterns', import.meta.url)),
  join(process.cwd(), 'patterns'),
];

/** What is read of a picture that patterns show. */
const pictureSchema = Type.Object({
  file: string,
  name: allTexts,
  alt: allTexts,
  width: integer,
  height: integer,
  dominantColor: string,
});
const manifestSchema = Type.Object({ items: list(pictureSchema) });
/** The pictures of the sample shop, some of which lack what patterns need. */
const looseSchema = Type.Object({ items: list(Type.Unknown()) });

/** A picture of a pattern. */
export interface PatternPicture extends Static<typeof pictureSchema> {
  /** Its file without ending: the name by which patterns know it. */
  key: string;
  read(): Buffer;
}

/** A pattern as its file says. */
export interface PatternSource {
  /** That of its file, without ending. */
  name: string;
  about: PatternAbout;
  /** Names of the pictures that it shows, each once. */
  pictures: readonly string[];
  /** Its content with the numbers that the pictures have in an installation. Throws `PresetError`. */
  content(idOf: (picture: string) => number): ElementContent;
}

/** All that comes with the product. */
export interface PatternSources {
  patterns: readonly PatternSource[];
  /** Those that patterns may show, by name. */
  pictures: ReadonlyMap<string, PatternPicture>;
}

/** Read once in a process: the files are those of the release. */
let known: PatternSources | null = null;

/** Patterns and page presets of the product, in the order of their files. Throws `PresetError`. */
export function readPatterns(): PatternSources {
  known ??= readAll();
  return known;
}

function readAll(): PatternSources {
  const files = patternFiles();
  const ajv = new Ajv({ formats });
  for (const schema of sharedContentSchemas) ajv.addSchema(schema);
  const isPattern = ajv.compile<Static<typeof patternFileSchema>>(patternFileSchema);

  function read(file: string, idOf: (picture: string) => number) {
    const resolved = resolveReferences(parseJson(files, file), (kind, key) =>
      kind === 'media' ? idOf(key) : undefined,
    );
    if (isPattern(resolved)) return resolved;
    const [{ instancePath = '', message = '' } = {}] = isPattern.errors ?? [];
    throw new PresetError(`Izlog: ${files.label}: ${file}${instancePath} ${message}. Correct it.`);
  }

  const patterns = files.names
    .filter((file) => /^(sections|pages)\/[^/]+\.json$/.test(file))
    .sort()
    .map((file): PatternSource => {
      const pictures = new Set<string>();
      const { about } = read(file, (picture) => pictures.add(picture).size);
      return {
        name: mediaKeyOf(file),
        about,
        pictures: [...pictures],
        content: (idOf) => read(file, idOf).element,
      };
    });
  return { patterns, pictures: readPictures(files, ajv) };
}

/** What lies beside the patterns, before those of the sample shop: a file is in the repository once. */
function readPictures(files: PresetFiles, ajv: Ajv): Map<string, PatternPicture> {
  const isManifest = ajv.compile<Static<typeof manifestSchema>>(manifestSchema);
  const isLoose = ajv.compile<Static<typeof looseSchema>>(looseSchema);
  const isPicture = ajv.compile<Static<typeof pictureSchema>>(pictureSchema);
  const own: unknown = parseJson(files, 'media/manifest.json');
  if (!isManifest(own)) {
    const [{ instancePath = '', message = '' } = {}] = isManifest.errors ?? [];
    throw new PresetError(
      `Izlog: ${files.label}: media/manifest.json${instancePath} ${message}. Correct it.`,
    );
  }
  const shop = presetFiles('bonaca');
  const loose: unknown = parseJson(shop, 'media/manifest.json');
  const sample = isLoose(loose) ? loose.items.filter((item) => isPicture(item)) : [];
  const from = (source: PresetFiles, items: readonly Static<typeof pictureSchema>[]) =>
    items
      .filter(({ file }) => file.endsWith('.webp'))
      .map((item) => {
        const key = mediaKeyOf(item.file);
        return [key, { ...item, key, read: () => source.read(`media/${item.file}`) }] as const;
      });
  return new Map([...from(shop, sample), ...from(files, own.items)]);
}

function patternFiles(): PresetFiles {
  const folder = ROOTS.find((root) => existsSync(join(root, 'media/manifest.json')));
  if (folder) return folderFiles(folder);
  throw new PresetError('Izlog: the folder patterns is missing. Restore it as it was released.');
}
