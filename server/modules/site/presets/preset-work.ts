import type { PresetKept, PresetObstacle, ReadyPreset } from '#schemas/api/presets.ts';

/** What is put into a site: a ready preset, or a zip. */
export type PresetSource = { name: string } | { path: string };

/** Reads and writes presets; this module knows neither their format nor what they are stored with. */
export interface PresetWork {
  ready(): readonly ReadyPreset[];
  /** Name of the preset that a site was begun with. */
  current(siteId: number): Promise<string | null>;
  /** What of its owner's work keeps a site from taking another preset. */
  inTheWay(siteId: number): Promise<PresetObstacle[]>;
  /** Throws `PresetFaulty` where the files cannot be taken as they are. */
  check(source: PresetSource): Promise<void>;
  /** Answers what was left alone. Rejects with the site as it was. */
  replace(
    siteId: number,
    source: PresetSource,
    onProgress: (done: number, total: number) => void,
  ): Promise<PresetKept[]>;
  /** How many records of each kind a download does not hold. */
  leftOut(siteId: number): Promise<Record<string, number>>;
  /** A zip, piece by piece. */
  zip(siteId: number): Promise<AsyncGenerator<Uint8Array>>;
}
