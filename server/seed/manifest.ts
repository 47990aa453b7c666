import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { type Static, Type } from 'typebox';

const textsSchema = Type.Object({ hr: Type.String(), en: Type.String(), de: Type.String() });

const itemSchema = Type.Object({
  /** Path below the folder of the manifest. */
  file: Type.String(),
  kind: Type.String(),
  brand: Type.Union([Type.String(), Type.Null()]),
  name: textsSchema,
  alt: textsSchema,
  /** Key of the product in the picture. */
  product: Type.Optional(Type.String()),
  /** Further view of the product; absent on its main picture. */
  view: Type.Optional(Type.String()),
  /** Kind of the product that the picture shows. */
  variant: Type.Optional(
    Type.Object({ id: Type.String(), swatch: Type.String(), name: textsSchema }),
  ),
});

const manifestSchema = Type.Object({ items: Type.Array(itemSchema) });

/** A picture of the sample shop. Its media id is its position, from 1. */
export type SamplePicture = Static<typeof itemSchema> & { id: number };

export interface Manifest {
  /** Folder of the pictures. */
  folder: string;
  pictures: readonly SamplePicture[];
}

/** Beside this file, or below the working directory when the server runs as one built file. */
const FOLDERS = [
  fileURLToPath(new URL('./media', import.meta.url)),
  join(process.cwd(), 'server/seed/media'),
];

/** Reads the list of sample pictures; throws when it is missing or broken. */
export async function readManifest(): Promise<Manifest> {
  const folder = FOLDERS.find((path) => existsSync(join(path, 'manifest.json')));
  if (!folder) {
    throw new Error(
      'Izlog: the pictures of the sample shop are missing. Restore server/seed/media, or set SAMPLE_DATA=false.',
    );
  }
  const content: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const isManifest = new Ajv().compile<Static<typeof manifestSchema>>(manifestSchema);
  if (!isManifest(content)) {
    throw new Error(
      'Izlog: the list of sample pictures cannot be read. Restore it in server/seed/media, or set SAMPLE_DATA=false.',
    );
  }
  return { folder, pictures: content.items.map((item, index) => ({ ...item, id: index + 1 })) };
}
