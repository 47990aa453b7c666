/** What is read of a video: how it is seen, and what a player has to understand. */
export interface VideoFacts {
  width: number;
  height: number;
  /** Name of the codec as the file gives it, e.g. `avc1` or `V_VP9`. */
  codec: string;
}

/** No screen and no browser goes beyond it. */
const MAX_SIDE = 16_384;

/** Whether a video says a size that it can have. */
export function isSize({ width, height }: Pick<VideoFacts, 'width' | 'height'>): boolean {
  return [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= MAX_SIDE);
}
