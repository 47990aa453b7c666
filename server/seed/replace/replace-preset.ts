import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGivenName } from '#domain/given-names.ts';
import { PRESET_OBSTACLES, type PresetObstacle } from '#schemas/api/presets.ts';
import type { Shop } from '#server/app.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { PRESET_NAMES } from '../beginning.ts';
import { clearRows, mediaIdsOf, ownThings } from '../clear-site.repository.ts';
import { exportPreset } from '../export/index.ts';
import { writePreset } from '../export/write-preset.ts';
import { PresetError } from '../files/preset-error.ts';
import { openPreset, type PresetFiles } from '../files/preset-files.ts';
import { checkContracts } from '../format/preset-contracts.ts';
import { importPreset } from '../import-preset.ts';
import { checkPreset, type Preset, presetFiles, readPreset } from '../preset.ts';
import { markerOf } from '../sample-data.repository.ts';
import { hasOrders, optionMedia, readStored, storedIn, themeIds } from './stored.repository.ts';
import {
  type Kept,
  NOTHING_KEPT,
  OWNERS,
  type RowHashes,
  STRUCTURE,
  type Stored,
  WORK_KINDS,
} from './stored.ts';

/** What may not be replaced. `found` names what its owner made. */
export class ShopNotBlank extends PresetError {
  readonly found: readonly string[];
  constructor(found: readonly string[]) {
    super(
      `Izlog: this shop is not blank any more, it has ${found.join(', ')}. Import into a new installation.`,
    );
    this.found = found;
  }
}

/** Another preset is being put into the same site. */
export class PresetBusy extends PresetError {}

/** Sites that a preset is being put into by this process. */
const busy = new Set<number>();

/** What is put in the place of what. */
export interface Replacement {
  siteId: number;
  files: PresetFiles;
  /** Of a ready preset; absent: it was handed over. */
  name?: string;
  pictures?: 'sample' | 'upload';
  onProgress?(done: number, total: number): void;
}

/**
 * Puts a preset in the place of the one before, as long as nobody has worked on the shop. What its
 * owner has set up stays, and is answered; so does the preset before where anything goes wrong.
 * Throws `PresetError`, and `ShopNotBlank` where something would be lost.
 */
export async function replacePreset(shop: Shop, order: Replacement): Promise<Kept> {
  const { siteId, files } = order;
  if (busy.has(siteId)) throw new PresetBusy('Another preset is being imported. Wait for it.');
  busy.add(siteId);
  try {
    return await shop.app.alone('first content', async () => {
      const preset = readPreset(files);
      checkPreset(preset);
      checkContracts(preset, (await shop.app.entry()).content);
      await requireOwnProducts(shop, siteId, preset);
      const found = await inTheWay(shop, siteId);
      if (found.length > 0) throw new ShopNotBlank(found);
      return replace(shop, order);
    });
  } finally {
    busy.delete(siteId);
  }
}

/** Products of its own would not be seen in a site that sells those of another. */
async function requireOwnProducts({ services }: Shop, siteId: number, { products }: Preset) {
  const { site } = await services.directory.contextOf(siteId);
  if (products.length > 0 && site.catalogueId !== siteId) {
    throw new PresetError(
      'Izlog: this shop sells the products of another shop. Choose a preset without products, or give the shop products of its own first.',
    );
  }
}

async function replace(shop: Shop, order: Replacement): Promise<Kept> {
  const { siteId } = order;
  const kept = await keptOf(shop, siteId);
  const before = await copyOf(shop, siteId);
  try {
    await clearSite(shop, siteId, kept);
    await importPreset(shop, { ...order, kept });
    return kept;
  } catch (error) {
    await clearSite(shop, siteId, kept);
    await importPreset(shop, { ...before.order, siteId, kept });
    throw error;
  } finally {
    await before.remove();
    await shop.app.bus.publish([ALL_TAGS]);
  }
}

/** What there is now, to go back to: by its name, or as a file where nobody else has it. */
async function copyOf(shop: Shop, siteId: number) {
  const marker = await markerOf(shop.app.db, siteId);
  const name = PRESET_NAMES.find((each) => each === marker?.preset) ?? 'blank';
  const nothing = { order: { files: presetFiles(name), name }, remove: async () => undefined };
  if (!marker || marker.preset === name || marker.state === 'loading') return nothing;
  const folder = await mkdtemp(join(tmpdir(), 'izlog-preset-'));
  const path = join(folder, 'before.zip');
  await writePreset(path, (await exportPreset(shop, siteId)).files());
  return {
    order: { files: openPreset(path), name: marker.preset },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Takes away all that a preset brings, files included. */
export async function clearSite(
  { app, services }: Shop,
  siteId: number,
  kept: Kept = NOTHING_KEPT,
): Promise<void> {
  await clearRows(app.db, siteId, kept);
  for (const id of await mediaIdsOf(app.db, siteId)) {
    if (!kept.media.includes(id)) await services.media.remove(siteId, id);
  }
}

/** Kinds of what an owner has made or changed since the preset; empty while another may be chosen. */
export async function inTheWay({ app: { db } }: Shop, siteId: number): Promise<PresetObstacle[]> {
  const marker = await markerOf(db, siteId);
  // What an import that was cut off has left is nobody's work.
  if (marker?.state === 'loading') return [];
  const orders = (await hasOrders(db, siteId)) ? (['orders'] as const) : [];
  const { stored } = await readStored(db, siteId);
  if (!stored) {
    const { elements } = readPreset(presetFiles('blank')).settings;
    const found = [...orders, ...(await ownThings(db, siteId, elements.length))];
    return PRESET_OBSTACLES.filter((kind) => found.includes(kind));
  }
  const now = await storedIn(db, siteId);
  return [...orders, ...WORK_KINDS.filter((kind) => now.kinds[kind] !== stored.kinds[kind])];
}

/** What of a site is its owner's and no preset's. */
async function keptOf(shop: Shop, siteId: number): Promise<Kept> {
  const { db } = shop.app;
  const marker = await markerOf(db, siteId);
  const { stored, kept } = await readStored(db, siteId);
  if (marker?.state === 'loading' && kept) return kept;
  const now = await storedIn(db, siteId);
  const { site } = await shop.services.directory.contextOf(siteId);
  const before = stored ?? unknownBefore(now);
  const options = Object.keys(now.options).filter(
    (key) =>
      OWNERS.includes(key) || (!STRUCTURE.test(key) && now.options[key] !== before.options[key]),
  );
  const shown = await optionMedia(db, siteId, options);
  return {
    options,
    delivery: changedIds(now.delivery, before.delivery),
    payment: changedIds(now.payment, before.payment),
    media: now.media.filter((id) => shown.includes(id) || !before.media.includes(id)),
    theme: now.theme === before.theme ? [] : await themeIds(db, siteId),
    shop: now.shop !== before.shop,
    name: !isGivenName(site.name),
  };
}

/** Of a shop that began before it was remembered what presets store: little of it is known to be theirs. */
function unknownBefore(now: Stored): Stored {
  const { options } = readPreset(presetFiles('blank')).settings;
  const given = options.flatMap(({ key }) => {
    const hash = now.options[key];
    return hash === undefined ? [] : [[key, hash]];
  });
  const nothing = { delivery: {}, payment: {}, media: [], theme: '', shop: '' };
  return { ...now, ...nothing, options: Object.fromEntries(given) };
}

const changedIds = (now: RowHashes, before: RowHashes) =>
  Object.keys(now)
    .filter((id) => now[id] !== before[id])
    .map(Number);
