import type { ReadyPreset } from '#schemas/api/presets.ts';
import type { Shop } from '#server/app.ts';
import {
  PresetFaulty,
  type PresetSource,
  type PresetWork,
} from '#server/modules/site/presets/index.ts';
import { PRESET_NAMES } from '../beginning.ts';
import { exportPreset } from '../export/index.ts';
import { leftOut } from '../export/shop.repository.ts';
import { zipOf } from '../export/write-preset.ts';
import { PresetError } from '../files/preset-error.ts';
import { openPreset, PRESET_LIMITS } from '../files/preset-files.ts';
import { checkContracts } from '../format/preset-contracts.ts';
import { checkPreset, presetFiles, readPreset } from '../preset.ts';
import { markerOf } from '../sample-data.repository.ts';
import { inTheWay, replacePreset } from './replace-preset.ts';
import { partsOf } from './stored.ts';

/** Of a zip that came over the net. */
const UPLOADED = { ...PRESET_LIMITS, files: 10_000, bytes: 512 * 1024 * 1024 };
/** The picture of a ready preset. */
const PICTURE = 'preview.webp';

/** The ready presets, read once. */
let ready: readonly ReadyPreset[] | null = null;

/** What the module of the presets has done by this loader. */
export function presetWork(shop: Shop): PresetWork {
  const { db } = shop.app;
  return {
    ready: () => {
      ready ??= PRESET_NAMES.map(readyPreset);
      return ready;
    },
    current: async (siteId) => (await markerOf(db, siteId))?.preset ?? null,
    inTheWay: (siteId) => inTheWay(shop, siteId),
    check: (source) =>
      telling(async () => {
        const preset = readPreset(filesOf(source));
        checkPreset(preset);
        checkContracts(preset, (await shop.app.entry()).content);
      }),
    async replace(siteId, source, onProgress) {
      const isReady = 'name' in source;
      const kept = await telling(() =>
        replacePreset(shop, {
          siteId,
          files: filesOf(source),
          ...(isReady && { name: source.name }),
          pictures: isReady ? 'sample' : 'upload',
          onProgress,
        }),
      );
      return partsOf(kept);
    },
    leftOut: (siteId) => leftOut(db, siteId),
    zip: async (siteId) => zipOf((await exportPreset(shop, siteId)).files()),
  };
}

function readyPreset(name: (typeof PRESET_NAMES)[number]): ReadyPreset {
  const files = presetFiles(name);
  const { settings, products, blog } = readPreset(files);
  const { titles, texts } = settings.about ?? { titles: plain(name), texts: plain('') };
  const picture = files.has(PICTURE) ? files.read(PICTURE).toString('base64') : null;
  return {
    name,
    titles,
    texts,
    picture: picture && `data:image/webp;base64,${picture}`,
    pages: settings.elements.filter((element) => element.startsWith('pages/')).length,
    products: products.length,
    posts: blog?.posts.length ?? 0,
  };
}

const plain = (text: string) => ({ hr: text, en: text, de: text });

function filesOf(source: PresetSource) {
  if ('path' in source) return openPreset(source.path, UPLOADED);
  const name = PRESET_NAMES.find((each) => each === source.name);
  if (!name) throw new PresetError(`There is no preset ${source.name}.`);
  return presetFiles(name);
}

/** Words of the loader, without the path that the file lies under here. */
function toldOf(error: PresetError): string {
  return error.message.replace(/^Izlog: /, '').replace(/\S*\/(?=preset\.zip\b)/, '');
}

function telling<T>(work: () => T): T {
  const failed = (error: unknown) =>
    error instanceof PresetError ? new PresetFaulty({ fault: toldOf(error) }) : error;
  try {
    const done = work();
    if (!(done instanceof Promise)) return done;
    return done.catch((error: unknown) => {
      throw failed(error);
    }) as T;
  } catch (error) {
    throw failed(error);
  }
}
