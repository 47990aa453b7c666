import type { Shop } from '#server/app.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { PRESET_NAMES } from './beginning.ts';
import { openPreset, type PresetFiles } from './files/preset-files.ts';
import { importPreset, UPLOAD } from './import-preset.ts';
import { presetFiles } from './preset.ts';
import { clearSite } from './replace/replace-preset.ts';
import { readStored } from './replace/stored.repository.ts';
import { type Kept, NOTHING_KEPT, OWNERS } from './replace/stored.ts';
import { hasElements, isUsed, markerOf, sitesCutOff } from './sample-data.repository.ts';
import type { SampleAccount } from './site/accounts.ts';

/** The site that a fresh installation makes. */
const SITE_ID = 1;
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
  await finishOthers(shop);
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
    await clearSite(shop, SITE_ID, (await readStored(db, SITE_ID)).kept ?? NOTHING_KEPT);
    return 'blank';
  }
  if (marker) return marker.preset;
  const used = await isUsed(db);
  // Where somebody may log in already nobody else gets an account.
  if (!(used.content || (used.accounts && accounts.length > 0))) return preset;
  return (await hasElements(db, SITE_ID)) ? null : 'blank';
}

/**
 * Ends what an owner began in other sites: a ready preset is put in, and what was uploaded, of which
 * there is no copy, leaves the blank one. To be called under the lock that such imports hold.
 */
async function finishOthers(shop: Shop): Promise<void> {
  const { app } = shop;
  for (const siteId of await sitesCutOff(app.db, SITE_ID)) {
    const marker = await markerOf(app.db, siteId);
    const ready = PRESET_NAMES.find((each) => each === marker?.preset);
    const name = (marker?.state === 'loading' && ready) || 'blank';
    app.log.info({ siteId }, `preset ${name}: finishing an import that was cut off`);
    const kept = (await readStored(app.db, siteId)).kept ?? NEW_SITE_KEPT;
    await clearSite(shop, siteId, kept);
    await importPreset(shop, { siteId, files: presetFiles(name), name, kept });
    await app.bus.publish([ALL_TAGS]);
  }
}

/** What was said of a site when it was made. */
const NEW_SITE_KEPT: Kept = { ...NOTHING_KEPT, name: true, options: OWNERS };

/**
 * Gives a site that was made in the back office the pages that every shop needs, under the name and
 * in the languages it has; otherwise does nothing. Called again, it finishes what was interrupted.
 */
export async function fillNewSite(shop: Shop, siteId: number): Promise<void> {
  const { app } = shop;
  const marker = await markerOf(app.db, siteId);
  const isBegun = marker?.state === 'loading';
  if (!isBegun && (marker || (await hasElements(app.db, siteId)))) return;
  const kept = isBegun ? {} : { kept: NEW_SITE_KEPT };
  await importPreset(shop, { siteId, files: presetFiles('blank'), name: 'blank', ...kept });
}

function filesOf(preset: string): PresetFiles {
  const own = PRESET_NAMES.find((name) => name === preset);
  return own ? presetFiles(own) : openPreset(preset);
}
