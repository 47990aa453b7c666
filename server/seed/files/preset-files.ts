import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { PresetError } from './preset-error.ts';

/** The files of a preset, wherever they lie. Names are relative, with `/` between folders. */
export interface PresetFiles {
  /** What messages call it. */
  label: string;
  names: readonly string[];
  has(name: string): boolean;
  /** Throws `PresetError`. */
  read(name: string): Buffer;
}

/** What a preset may hold at most: far above what a shop has, below what hurts a server. */
export const PRESET_LIMITS = {
  files: 20_000,
  /** Of one file, unpacked. */
  fileBytes: 32 * 1024 * 1024,
  /** Of all, unpacked. */
  bytes: 1024 * 1024 * 1024,
};

export type PresetLimits = typeof PRESET_LIMITS;

/** A folder, or a file that `npm run preset -- export` has made. Throws `PresetError`. */
export function openPreset(path: string, limits: PresetLimits = PRESET_LIMITS): PresetFiles {
  if (!existsSync(path)) throw new PresetError(`There is no preset ${path}.`);
  const found = statSync(path);
  if (found.isDirectory()) return folderFiles(path, limits);
  if (found.size > limits.bytes) {
    throw new PresetError(`${path} has more than ${megabytes(limits.bytes)} MB.`);
  }
  return archiveFiles(readFileSync(path), path, limits);
}

export function folderFiles(root: string, limits: PresetLimits = PRESET_LIMITS): PresetFiles {
  const entries = filesBelow(root).map((path) => ({
    name: relative(root, path).split(sep).join('/'),
    size: lstatSync(path).size,
  }));
  return checked(root, entries, limits, (name) => readFileSync(join(root, name)));
}

/** Files below a folder; links lead out of it and are passed over. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** A zip in memory; its files are unpacked one at a time. Throws `PresetError`. */
export function archiveFiles(
  bytes: Uint8Array,
  label: string,
  limits: PresetLimits = PRESET_LIMITS,
): PresetFiles {
  const entries: { name: string; size: number }[] = [];
  unpack(bytes, label, ({ name, originalSize }) => {
    // More are not listed: the answer is known.
    if (!name.endsWith('/') && entries.length <= limits.files) {
      entries.push({ name, size: originalSize });
    }
    return false;
  });
  return checked(label, entries, limits, (wanted) => {
    const found = unpack(bytes, label, ({ name }) => name === wanted)[wanted];
    if (!found) throw new PresetError(`${label}: ${wanted} is missing.`);
    return Buffer.from(found);
  });
}

/** Each file gets the room that the list of the archive says it takes, and never more. */
function unpack(
  bytes: Uint8Array,
  label: string,
  filter: (file: { name: string; originalSize: number }) => boolean,
) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PresetError(`${label} is no zip that can be read (${reason}). Export it again.`);
  }
}

function checked(
  label: string,
  entries: readonly { name: string; size: number }[],
  limits: PresetLimits,
  read: (name: string) => Buffer,
): PresetFiles {
  if (entries.length > limits.files) {
    throw new PresetError(`${label} holds more than ${limits.files} files. Leave some out.`);
  }
  let sum = 0;
  for (const { name, size } of entries) {
    if (!isSafeName(name)) {
      throw new PresetError(`${label}: "${name}" leads out of the preset. Take that file out.`);
    }
    if (size > limits.fileBytes) {
      throw new PresetError(`${label}: ${name} has more than ${megabytes(limits.fileBytes)} MB.`);
    }
    sum += size;
  }
  if (sum > limits.bytes) {
    throw new PresetError(`${label} unpacks to more than ${megabytes(limits.bytes)} MB.`);
  }
  const names = entries.map(({ name }) => name);
  const known = new Set(names);
  return {
    label,
    names,
    has: (name) => known.has(name),
    read(name) {
      if (!known.has(name)) throw new PresetError(`${label}: ${name} is missing. Add it.`);
      return read(name);
    },
  };
}

function isSafeName(name: string): boolean {
  return (
    !/^([/\\]|[a-z]:)/i.test(name) &&
    !name.includes('\\') &&
    !name.includes('\0') &&
    name.split('/').every((part) => part !== '..' && part !== '.')
  );
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
