import type { Shop } from '#server/app.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { clearRows, mediaIdsOf, ownThings } from './clear-site.repository.ts';
import { PresetError } from './files/preset-error.ts';
import { openPreset, type PresetFiles } from './files/preset-files.ts';
import { loadPreset } from './load/load-preset.ts';
import { loadPictures } from './load/sample-pictures.ts';
import { checkPreset, PRESET_NAMES, type Preset, presetFiles, readPreset } from './preset.ts';
import { freeIds, hasElements, isUsed, markerOf, markPreset } from './sample-data.repository.ts';
import type { SampleAccount } from './site/accounts.ts';

/** The site that a fresh installation makes. */
const SITE_ID = 1;
/** Marks a preset that was handed over and is gone when the import is interrupted. */
const UPLOAD = 'upload';

/** What is put into which site. */
export interface PresetImport {
  siteId: number;
  files: PresetFiles;
  /** What the next start finds it by: a name in `presets`, a path, or `upload`. */
  name?: string;
  accounts?: readonly SampleAccount[];
  /** Changes what was read before it is stored. */
  prepare?(preset: Preset): Preset;
  /** Whether the pictures are trusted and kept as they are, or treated as those of any visitor. */
  pictures?: 'sample' | 'upload';
}

/**
 * Puts a preset into a site. What is there already is left alone, so that a second call finishes one
 * that was interrupted. A fault of its files is told before anything is stored: throws `PresetError`.
 */
export async function importPreset(shop: Shop, order: PresetImport): Promise<void> {
  const { siteId, files, name = UPLOAD, accounts = [], pictures = 'sample', prepare } = order;
  const { db } = shop.app;
  const marker = await markerOf(db, siteId);
  const shift = marker?.state === 'loading' ? marker.shift : await freeIds(db);
  const read = readPreset(files, shift);
  checkPreset(read);
  const preset = prepare ? prepare(read) : read;
  await markPreset(db, siteId, name, 'loading', shift);
  await loadPictures(shop, siteId, preset, pictures);
  await loadPreset(shop, siteId, preset, accounts);
  await markPreset(db, siteId, name, 'done', shift);
}

/** What a database without anything begins with. */
export interface Beginning {
  /** Name or path of a preset. */
  preset: string;
  /** Accounts to try the shop with. */
  accounts: readonly SampleAccount[];
}

/**
 * Puts the preset into an empty database, and the blank one into a site without any page; otherwise
 * does nothing. One that was interrupted is finished by the next call. Answers the accounts that it
 * made.
 */
export async function beginShop(shop: Shop, beginning: Beginning): Promise<Beginning['accounts']> {
  const { app } = shop;
  const wanted = await wantedPreset(shop, beginning);
  if (wanted === null) return [];
  const startedAt = Date.now();
  app.log.info(`preset ${wanted}: loading into the empty database, once`);
  const accounts = wanted === beginning.preset ? beginning.accounts : [];
  // Where nobody can log in yet, an owner has yet to make a shop of it.
  if (accounts.length === 0) await shop.services.opening.holdBack(SITE_ID);
  await importPreset(shop, { siteId: SITE_ID, files: filesOf(wanted), name: wanted, accounts });
  // The pictures of a page that was asked for are finished first.
  await app.inject({ url: '/' });
  app.log.info(`preset ${wanted}: ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return accounts;
}

async function wantedPreset(shop: Shop, { preset, accounts }: Beginning): Promise<string | null> {
  const { db } = shop.app;
  const marker = await markerOf(db, SITE_ID);
  if (marker?.state === 'done') return null;
  if (marker?.preset === UPLOAD) {
    await clearSite(shop, SITE_ID);
    return 'blank';
  }
  if (marker) return marker.preset;
  const used = await isUsed(db);
  // Where somebody may log in already nobody else gets an account.
  if (!(used.content || (used.accounts && accounts.length > 0))) return preset;
  return (await hasElements(db, SITE_ID)) ? null : 'blank';
}

/** What the blank shop is called in its texts. */
const BLANK_NAMES = /Moja trgovina|My shop|Mein Shop/g;
/** Languages are the choice of whoever made the site. */
const CHOSEN = ['DefaultLanguage', 'AllowedLanguages'];

/**
 * Gives a site that was made in the back office the pages that every shop needs, under the name and
 * in the languages it has; otherwise does nothing. Called again, it finishes what was interrupted.
 */
export async function fillNewSite(shop: Shop, siteId: number): Promise<void> {
  const { app, services } = shop;
  const marker = await markerOf(app.db, siteId);
  const isBegun = marker?.state === 'loading';
  if (!isBegun && (marker || (await hasElements(app.db, siteId)))) return;
  const { site } = await services.directory.contextOf(siteId);
  await importPreset(shop, {
    siteId,
    files: presetFiles('blank'),
    name: 'blank',
    prepare(preset) {
      const { element } = preset;
      const settings = renamed(preset.settings, site.name);
      settings.options = settings.options.filter(({ key }) => !CHOSEN.includes(key));
      return {
        ...preset,
        settings,
        element: (name, idOf) => renamed(element(name, idOf), site.name),
      };
    },
  });
}

/** The same with the name of the site wherever the blank shop is named. */
function renamed<Part>(part: Part, name: string): Part {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(part).replace(BLANK_NAMES, () => inJson));
}

function filesOf(preset: string): PresetFiles {
  const own = PRESET_NAMES.find((name) => name === preset);
  return own ? presetFiles(own) : openPreset(preset);
}

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

/** Sites that a preset is being put into by this process. */
const busy = new Set<number>();

/**
 * Puts a preset in the place of what a blank shop has. Whatever goes wrong, the shop is blank again
 * afterwards. Throws `PresetError`, and `ShopNotBlank` where something would be lost.
 */
export async function replaceBlank(
  shop: Shop,
  { siteId, files, pictures }: Pick<PresetImport, 'siteId' | 'files' | 'pictures'>,
): Promise<void> {
  if (busy.has(siteId)) throw new PresetError('Another preset is being imported. Wait for it.');
  busy.add(siteId);
  try {
    await shop.app.alone('first content', async () => {
      checkPreset(readPreset(files));
      await requireBlank(shop, siteId);
      await clearSite(shop, siteId);
      try {
        await importPreset(shop, { siteId, files, ...(pictures && { pictures }) });
      } catch (error) {
        await clearSite(shop, siteId);
        await importPreset(shop, { siteId, files: presetFiles('blank'), name: 'blank' });
        throw error;
      } finally {
        await shop.app.bus.publish([ALL_TAGS]);
      }
    });
  } finally {
    busy.delete(siteId);
  }
}

async function requireBlank(shop: Shop, siteId: number) {
  const { db } = shop.app;
  const marker = await markerOf(db, siteId);
  // What an import that was cut off has left is nobody's work.
  if (marker?.preset === UPLOAD && marker.state === 'loading') return;
  const found = await ownThings(
    db,
    siteId,
    readPreset(presetFiles('blank')).settings.elements.length,
  );
  if (found.length > 0) throw new ShopNotBlank(found);
}

/** Takes away all that a preset brings, files included. */
async function clearSite({ app, services }: Shop, siteId: number) {
  await clearRows(app.db, siteId);
  for (const id of await mediaIdsOf(app.db, siteId)) await services.media.remove(siteId, id);
}
