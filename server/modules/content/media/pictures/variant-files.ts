import type { MediaVariant } from '#schemas/media.ts';
import { EXTENSIONS, keyOf } from '../media-keys.ts';
import type { MediaStorage } from '../storages/media-storage.ts';
import type { OpenPicture, Pictures } from './pictures.ts';
import { formatsOf, type PlannedFile, planFiles, type VariantFormat } from './variant-plan.ts';

interface Making {
  storage: MediaStorage;
  picture: OpenPicture;
  hash: string;
  format: VariantFormat;
}

/** Makes files by a plan and stores them; waits for `beforeEach` before each. */
export async function makeFiles(
  { storage, picture, hash, format }: Making,
  plan: readonly PlannedFile[],
  beforeEach?: () => Promise<void>,
): Promise<MediaVariant[]> {
  const variants: MediaVariant[] = [];
  for (const file of plan) {
    await beforeEach?.();
    const encoded = await picture.encode(file, format);
    const path = keyOf(hash, file.width, encoded, EXTENSIONS[`image/${format}`] ?? '');
    await storage.put(path, encoded);
    const { width, height } = file;
    variants.push(...file.sizes.map((size) => ({ size, format, path, width, height })));
  }
  return variants;
}

/** The part of a plan that serves these names. */
export function onlySizes(plan: readonly PlannedFile[], sizes: readonly string[]): PlannedFile[] {
  return plan
    .map((file) => ({ ...file, sizes: file.sizes.filter((size) => sizes.includes(size)) }))
    .filter((file) => file.sizes.length > 0);
}

interface MakingSteps {
  beforeEach(): Promise<void>;
  onMade(variants: MediaVariant[]): Promise<void>;
}

/** Makes what a stored picture still lacks; waits for `beforeEach` before each file, and tells `onMade` after each format. */
export async function makeMissing(
  { storage, pictures }: { storage: MediaStorage; pictures: Pictures },
  media: { hash: string; width: number; height: number; variants: readonly MediaVariant[] },
  original: Buffer,
  { beforeEach, onMade }: MakingSteps,
): Promise<void> {
  await pictures.open(original, async (picture) => {
    const inspected = await picture.inspect();
    if (!inspected) throw new Error('the original has too many pixels');
    for (const format of formatsOf(inspected)) {
      const known = media.variants.filter((variant) => variant.format === format);
      const planned = planFiles(media, format);
      const missing = planned
        .flatMap((file) => file.sizes)
        .filter((size) => !known.some((variant) => variant.size === size));
      const plan = onlySizes(planned, missing);
      if (plan.length === 0) continue;
      const making = { storage, picture, hash: media.hash, format };
      await onMade(await makeFiles(making, plan, beforeEach));
    }
  });
}
