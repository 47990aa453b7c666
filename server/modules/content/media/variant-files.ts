import type { MediaVariant } from '#schemas/media.ts';
import { EXTENSIONS, keyOf } from './media-keys.ts';
import { decodePicture, encodeVariant, type Pixels } from './picture.ts';
import type { MediaStorage } from './storages/media-storage.ts';
import { formatsOf, type PlannedFile, planFiles, type VariantFormat } from './variant-plan.ts';

/** Makes files by a plan and stores them; waits for `beforeEach` before each. */
export async function makeFiles(
  storage: MediaStorage,
  hash: string,
  pixels: Pixels,
  plan: readonly PlannedFile[],
  format: VariantFormat,
  beforeEach?: () => Promise<void>,
): Promise<MediaVariant[]> {
  const variants: MediaVariant[] = [];
  for (const file of plan) {
    await beforeEach?.();
    const encoded = await encodeVariant(pixels, file, format);
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
  storage: MediaStorage,
  media: { hash: string; width: number; height: number; variants: readonly MediaVariant[] },
  original: Buffer,
  { beforeEach, onMade }: MakingSteps,
): Promise<void> {
  const pixels = await decodePicture(original);
  for (const format of formatsOf(pixels)) {
    const known = media.variants.filter((variant) => variant.format === format);
    const planned = planFiles(media, format);
    const missing = planned
      .flatMap((file) => file.sizes)
      .filter((size) => !known.some((variant) => variant.size === size));
    const plan = onlySizes(planned, missing);
    if (plan.length === 0) continue;
    await onMade(await makeFiles(storage, media.hash, pixels, plan, format, beforeEach));
  }
}
