import type { HeroValues } from './hero.schema.ts';

/** Width by height of the picture's place below the breakpoint (`hero.module.css`). */
const PLACES: Record<HeroValues['height'], number> = { s: 3 / 2, m: 1, l: 4 / 5 };
/** A place whose shape is not known is taken for one that cuts the picture a little. */
const WIDE = 110;

/**
 * `sizes` of the hero's picture. Below the breakpoint it covers its place: one that is wider than the
 * place is shown wider than the window and cut. `ratio` is width by height of the picture shown there.
 */
export function heroSizes(
  layout: HeroValues['layout'],
  height: HeroValues['height'],
  ratio: number | undefined,
): string {
  const small = ratio === undefined ? WIDE : Math.round(100 * Math.max(1, ratio / PLACES[height]));
  return `(min-width: 640px) ${layout === 'split' ? 60 : WIDE}vw, ${small}vw`;
}
