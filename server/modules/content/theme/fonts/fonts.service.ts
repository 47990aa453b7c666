import {
  type FontFacts,
  familyOf,
  isFontName,
  isOwnFontId,
  OWN_FONT_LIMITS,
  type OwnFont,
  type OwnFontId,
  ownFontId,
} from '#domain/theme/own-fonts.ts';
import type { FontFamily } from '#schemas/api/theme-fonts.ts';
import { NotFound } from '#server/errors.ts';
import {
  folderOf,
  hashOf,
  keyOf,
  type MediaStorage,
  type Pictures,
} from '#server/modules/content/media/index.ts';
import { isStorageFull } from '#server/storage-full.ts';
import {
  FontExists,
  FontInUse,
  FontNameless,
  FontsTooMany,
  FontTooLarge,
  FontUnreadable,
} from './fonts.errors.ts';
import type { FontRow, FontsRepository } from './fonts.repository.ts';
import { isWoff2 } from './woff2.ts';

/** Address of a font file on every site that has it. */
export const fontPath = (hash: string) => `/fonts/${hash}.woff2`;

/** A font file on its way in. */
export interface IncomingFont {
  bytes: Buffer;
  licence: string;
  /** Absent: as the file says. */
  name?: string | undefined;
  author: { id: number | null; name: string };
}

interface FontsParts {
  repository: FontsRepository;
  storage: Pick<MediaStorage, 'put' | 'read' | 'removeFolder'>;
  pictures: Pick<Pictures, 'open'>;
  /** Told when a site has other fonts. */
  changed(siteId: number): Promise<void>;
}

export type FontsService = ReturnType<typeof createFontsService>;

/** Rules of a site's own fonts. */
export function createFontsService({ repository, storage, pictures, changed }: FontsParts) {
  async function factsOf(bytes: Buffer): Promise<FontFacts> {
    if (bytes.length > OWN_FONT_LIMITS.fileBytes) throw new FontTooLarge();
    if (!isWoff2(bytes)) throw new FontUnreadable();
    try {
      return await pictures.open(bytes, (file) => file.readFont());
    } catch (error) {
      if (isStorageFull(error)) throw error;
      throw new FontUnreadable();
    }
  }

  /** Throws `FontExists` or `FontsTooMany`. */
  function checkRoom(
    rows: readonly FontRow[],
    familyId: OwnFontId,
    facts: FontFacts,
    hash: string,
  ) {
    const isSame = (row: FontRow) =>
      row.hash === hash ||
      (row.family_id === familyId &&
        row.facts.italic === facts.italic &&
        overlaps(row.facts.weights, facts.weights));
    if (rows.some(isSame)) throw new FontExists();
    if (rows.length >= OWN_FONT_LIMITS.files) throw new FontsTooMany();
  }

  /** Versions of the theme in which a family is used. */
  async function placesOf(siteId: number, familyId: string): Promise<string[]> {
    const theme = await repository.theme(siteId);
    if (!theme) return [];
    const { draft, published, scheduled_rev: waiting, id } = theme;
    const uses = ({ fontBody, fontHeading }: Readonly<Record<string, unknown>> = {}) =>
      [fontBody, fontHeading].includes(familyId);
    const isWaiting = waiting !== null && (await repository.isNamedUntil(id, waiting, familyId));
    return [
      ...(uses(draft.options) ? ['draft'] : []),
      ...(uses(published?.options) ? ['published'] : []),
      ...(isWaiting ? ['scheduled'] : []),
    ];
  }

  return {
    async list(siteId: number): Promise<FontFamily[]> {
      return familiesOf(await repository.ofSite(siteId));
    },

    async add(siteId: number, { bytes, licence, name, author }: IncomingFont): Promise<void> {
      const facts = await factsOf(bytes);
      const family = plainName(name ?? facts.family);
      const familyId = ownFontId(family);
      if (!isFontName(family) || !familyId) throw new FontNameless();
      const hash = hashOf(bytes);
      const rows = await repository.ofSite(siteId);
      checkRoom(rows, familyId, facts, hash);
      const key = keyOf(hash, 'original', bytes, 'woff2');
      await storage.put(key, bytes);
      const isNew = await repository.insert({
        site_id: siteId,
        family_id: familyId,
        name: rows.find((row) => row.family_id === familyId)?.name ?? family,
        hash,
        key,
        size: bytes.length,
        facts,
        licence: licence.trim(),
        author_id: author.id,
        author: author.name,
      });
      if (!isNew) throw new FontExists();
      await changed(siteId);
    },

    async remove(siteId: number, id: number): Promise<void> {
      const row = (await repository.ofSite(siteId)).find((one) => one.id === id);
      if (!row) throw new NotFound();
      const places = await placesOf(siteId, row.family_id);
      if (places.length > 0) throw new FontInUse({ places });
      await repository.remove(siteId, id);
      if (!(await repository.isHashInUse(row.hash))) await storage.removeFolder(folderOf(row.hash));
      await changed(siteId);
    },

    /** The file under an address of a site; null for none of its own. */
    async file(siteId: number, hash: string): Promise<Buffer | null> {
      const row = await repository.byHash(siteId, hash);
      return row ? storage.read(row.key) : null;
    },
  };
}

/** Name of a family without what CSS and file systems mind. */
function plainName(name: string): string {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{N} ._-]+/gu, ' ');
  return plain.replace(/\s+/g, ' ').trim().slice(0, OWN_FONT_LIMITS.nameLength).trim();
}

function overlaps([from, to]: readonly [number, number], other: readonly [number, number]) {
  return from <= other[1] && other[0] <= to;
}

/** Own fonts with what is told of their files, by family. */
function familiesOf(rows: readonly FontRow[]): FontFamily[] {
  return fontsOf(rows).map((font) => ({
    ...font,
    standIn: { ...font.standIn },
    faces: rows
      .filter(({ family_id }) => family_id === font.id)
      .map(({ id, hash, facts, size, licence, author, created_at }) => ({
        id,
        file: fontPath(hash),
        weights: facts.weights,
        italic: facts.italic,
        bytes: size,
        missing: facts.missing,
        licence,
        author,
        createdAt: created_at.toISOString(),
      })),
  }));
}

/** The fonts of a site as themes need them. */
export function fontsOf(rows: readonly FontRow[]): OwnFont[] {
  const families = new Map(rows.map((row) => [row.family_id, row.name]));
  return [...families].flatMap(([id, name]) => {
    const files = rows
      .filter(({ family_id }) => family_id === id)
      .map(({ hash, facts }) => ({ file: fontPath(hash), facts }));
    return (isOwnFontId(id) && familyOf(id, name, files)) || [];
  });
}
