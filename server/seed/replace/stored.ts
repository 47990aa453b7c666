import { BLANK_SHOP_NAMES } from '#domain/given-names.ts';
import {
  PRESET_KEPT,
  PRESET_OBSTACLES,
  type PresetKept,
  type PresetObstacle,
} from '#schemas/api/presets.ts';

/** Kinds of records that a preset brings and its owner works on. */
export type WorkKind = Exclude<PresetObstacle, 'orders'>;
export const WORK_KINDS = PRESET_OBSTACLES.filter((kind): kind is WorkKind => kind !== 'orders');

/** A row by its id, or an option by its key: a hash of what it holds. */
export type RowHashes = Readonly<Record<string, string>>;

/** What a preset left in a site, in hashes: whatever differs from them later was changed by somebody. */
export interface Stored {
  kinds: Readonly<Partial<Record<WorkKind, string>>>;
  theme: string;
  shop: string;
  options: RowHashes;
  delivery: RowHashes;
  payment: RowHashes;
  /** Ids of all pictures. */
  media: readonly number[];
}

/** What an owner set up that another preset leaves alone. */
export interface Kept {
  /** Keys of options. */
  options: readonly string[];
  /** Ids. */
  delivery: readonly number[];
  payment: readonly number[];
  media: readonly number[];
  theme: readonly number[];
  /** How the store sells. */
  shop: boolean;
  name: boolean;
}

export const NOTHING_KEPT: Kept = {
  options: [],
  delivery: [],
  payment: [],
  media: [],
  theme: [],
  shop: false,
  name: false,
};

/** Parts in which there is something. */
export function partsOf(kept: Kept): PresetKept[] {
  return PRESET_KEPT.filter((part) => {
    const found = kept[part];
    return typeof found === 'boolean' ? found : found.length > 0;
  });
}

/** Options that say where pages and menus are: they belong to the pages that are there. */
export const STRUCTURE = /^(HomePageSlug|ThemeNavigations|Default\w+Template)$/;
/** Options that are never a preset's: who sells, and in which languages. */
export const OWNERS = ['Seller', 'DefaultLanguage', 'AllowedLanguages'];
/** What the blank shop is called in its texts. */
const BLANK_NAMES = new RegExp(BLANK_SHOP_NAMES.join('|'), 'g');

/** The same with the name of the site wherever the blank shop is named. */
export function renamed<Part>(part: Part, name: string): Part {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(part).replace(BLANK_NAMES, () => inJson));
}
