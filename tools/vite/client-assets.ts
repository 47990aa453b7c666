import fs from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { type BlockPart, blockParts } from './islands.ts';
import { sharedTexts } from './shared-texts.ts';

const MODULE = 'virtual:izlog-assets';
const RESOLVED = `\0${MODULE}`;

/** Source files of the browser's entries; keys of the client manifest. */
export const CLIENT_ENTRIES = {
  loader: 'src/entry-client.ts',
  actions: 'src/storefront/browser/actions.ts',
  forms: 'src/storefront/browser/forms/forms.ts',
  lists: 'src/storefront/browser/lists/lists.ts',
  hydrate: 'src/storefront/browser/islands/hydrate-island.tsx',
} as const;

/** Query that turns a `.form.ts` file into its compiled validator. */
export const VALIDATOR_QUERY = '?validator';

interface ModuleAsset {
  url: string;
  /** Chunks that the module imports, for preloading. */
  deps: string[];
}

/**
 * `virtual:izlog-assets`: where the browser finds its entries, islands and validators. In
 * development these are the sources, in a build the files of the client manifests in `clientDir`.
 */
export function clientAssets(
  { blocks, editor }: { blocks: string; editor: string },
  clientDir: string,
): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'izlog:client-assets',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const parts = partsOf(root, blocks);
      const assets = building ? builtAssets(parts, editor, clientDir) : sourceAssets(parts, editor);
      return `export const assets = ${JSON.stringify(assets)};`;
    },
  };
}

interface Parts {
  islands: BlockPart[];
  forms: BlockPart[];
  enhancers: BlockPart[];
}

function partsOf(root: string, blocks: string): Parts {
  return {
    islands: blockParts(root, blocks, '.island.tsx'),
    forms: blockParts(root, blocks, '.form.ts'),
    enhancers: blockParts(root, blocks, '.enhance.ts'),
  };
}

type Find = (file: string) => ModuleAsset;

function findAll({ islands, forms, enhancers }: Parts, find: Find, findIsland = find) {
  const byName = (parts: BlockPart[], findPart: Find, query = '') =>
    Object.fromEntries(
      parts.map(({ name, file, owner }) => [name, { ...findPart(`${file}${query}`), owner }]),
    );
  return {
    loader: find(CLIENT_ENTRIES.loader),
    actions: find(CLIENT_ENTRIES.actions),
    forms: find(CLIENT_ENTRIES.forms),
    lists: find(CLIENT_ENTRIES.lists),
    hydrate: find(CLIENT_ENTRIES.hydrate),
    islands: byName(islands, findIsland),
    validators: byName(forms, find, VALIDATOR_QUERY),
    enhancers: byName(enhancers, find),
  };
}

function sourceAssets(parts: Parts, editor: string) {
  const find = (file: string) => ({ url: `/${file}`, deps: [] });
  return { dev: true, texts: {}, ...findAll(parts, find), editor: { ...find(editor), css: [] } };
}

function readManifest(clientDir: string, name: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(clientDir, '.vite', name), 'utf8'));
}

function builtAssets(parts: Parts, editorEntry: string, clientDir: string) {
  const shop = readManifest(clientDir, 'shop.json');
  const editor = readManifest(clientDir, 'editor.json');
  return {
    dev: false,
    texts: Object.fromEntries(
      sharedTexts(parts.islands).map(({ locale, fileName, namespaces }) => [
        locale,
        { url: toUrl(fileName), namespaces },
      ]),
    ),
    ...findAll(
      parts,
      (file) => moduleAsset(shop, file),
      (file) => islandAsset(shop, file),
    ),
    editor: {
      ...moduleAsset(editor, editorEntry),
      css: editor['style.css'] ? [toUrl(editor['style.css'].file)] : [],
    },
  };
}

function moduleAsset(manifest: Manifest, file: string): ModuleAsset {
  const chunk = manifest[file];
  if (!chunk) {
    throw new Error(
      `Izlog: the client build holds no entry for ${file}. Add it to the inputs of tools/vite/build-site.ts.`,
    );
  }
  const [, ...imports] = chunksOf(manifest, file);
  return {
    url: toUrl(chunk.file),
    deps: imports.flatMap((key) => (manifest[key] ? [toUrl(manifest[key].file)] : [])),
  };
}

/**
 * An island with all that its use takes: also what it imports later, with the styles of that, so that
 * nothing is waited for one after another.
 */
function islandAsset(manifest: Manifest, file: string): ModuleAsset {
  const asset = moduleAsset(manifest, file);
  const shared: readonly string[] = Object.values(CLIENT_ENTRIES);
  const own = chunksOf(manifest, file).filter((key) => !shared.includes(key));
  const later = own.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const chunks = later.flatMap((key) => chunksOf(manifest, key));
  const files = chunks.flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []]);
  return { ...asset, deps: [...new Set([...asset.deps, ...files.flat().map(toUrl)])] };
}

/** Keys of a chunk and of all that it imports statically. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, seen);
  return [...seen];
}

function toUrl(file: string): string {
  return `/${file}`;
}
