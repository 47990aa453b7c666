import type { CanvasParts } from '#editor/kernel/placement/canvas-parts.ts';
import type { NodeKey } from '#editor/kernel/store/nodes/node-key.ts';
import type { PageWarning } from './page-warning.ts';

const WHITE: Colour = { rgb: [255, 255, 255], alpha: 1 };
/** What is drawn over or instead of the page: it is not part of it. */
const NOT_THE_PAGE = '[data-editor-only], [data-canvas-control], [aria-hidden="true"], [disabled]';

/**
 * Blocks whose text is too faint on its background, as the canvas shows them. Text over a picture is
 * left out: nobody can tell what is behind it.
 */
export function contrastWarnings(
  { elements }: Pick<CanvasParts, 'elements'>,
  keys: Iterable<NodeKey>,
): PageWarning[] {
  const seen = new Set<Element>();
  const found: PageWarning[] = [];
  // Inner nodes are before the ones around them, so that the nearest node is named.
  for (const key of keys) {
    const root = elements.shown(key);
    const worst = root && worstText(root, seen);
    if (worst) found.push({ kind: 'contrast', key, about: worst });
  }
  return found;
}

/** The faintest text of a node: what it says and its contrast; null when all can be read. */
function worstText(root: HTMLElement, seen: Set<Element>): string | null {
  const pictures = [...root.querySelectorAll('img, video')].map((one) =>
    one.getBoundingClientRect(),
  );
  let worst: { ratio: number; text: string } | null = null;
  for (const element of textElements(root)) {
    if (seen.has(element)) continue;
    seen.add(element);
    if (element.closest(NOT_THE_PAGE) || pictures.some((box) => meets(box, element))) continue;
    const ratio = missedContrast(element);
    if (ratio !== null && ratio < (worst?.ratio ?? 22)) {
      worst = { ratio, text: (element.textContent ?? '').trim().slice(0, 40) };
    }
  }
  return worst && `${worst.text} (${worst.ratio.toFixed(1)} : 1)`;
}

/** Elements that hold text themselves. */
function textElements(root: HTMLElement): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<HTMLElement>();
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && (textContent ?? '').trim() !== '') found.add(parentElement);
  }
  return [...found];
}

function meets(box: DOMRect, element: HTMLElement): boolean {
  const own = element.getBoundingClientRect();
  return (
    own.width === 0 ||
    (own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom)
  );
}

/** The contrast of a text that has too little; null for one that has enough or cannot be judged. */
function missedContrast(element: HTMLElement): number | null {
  const style = getComputedStyle(element);
  if (
    style.visibility === 'hidden' ||
    element.checkVisibility?.({ opacityProperty: true }) === false
  )
    return null;
  const text = readColour(style.color);
  const behind = backgroundOf(element);
  if (!text || !behind) return null;
  const ratio = contrastOf(layOver(text, behind), behind);
  const needed = neededContrast(Number.parseFloat(style.fontSize), Number(style.fontWeight));
  return ratio < needed ? ratio : null;
}

/** What is behind an element; null behind a picture or gradient. */
function backgroundOf(element: HTMLElement): Colour | null {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none' && backgroundImage !== '') return null;
    const colour = readColour(backgroundColor);
    if (!colour || colour.alpha === 0) continue;
    if (colour.alpha === 1)
      return layers.reduceRight((below, layer) => layOver(layer, below), colour);
    layers.push(colour);
  }
  return layers.reduceRight((below, layer) => layOver(layer, below), WHITE);
}

/** A colour with its opacity; channels from 0 to 255, `alpha` from 0 to 1. */
interface Colour {
  rgb: readonly [number, number, number];
  alpha: number;
}

const NUMBER = /-?[\d.]+(?:e-?\d+)?/g;

/** Reads a computed colour: `rgb()`, `rgba()` and `color(srgb …)`; null for any other. */
export function readColour(text: string): Colour | null {
  const isShare = text.startsWith('color(srgb ');
  if (!isShare && !/^rgba?\(/.test(text)) return null;
  const [red, green, blue, alpha = 1] = (text.match(NUMBER) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  const scale = isShare ? 255 : 1;
  return { rgb: [red * scale, green * scale, blue * scale], alpha };
}

/** A colour laid over another one that lets nothing through. */
export function layOver({ rgb, alpha }: Colour, below: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => rgb[index] * alpha + below.rgb[index] * (1 - alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** Contrast of two opaque colours by WCAG 2: 1 for equal ones, 21 for black on white. */
export function contrastOf(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance({ rgb }: Colour): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast that text of this size must have (WCAG 2, AA); `size` in CSS pixels. */
export function neededContrast(size: number, weight: number): number {
  const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
  return isLarge ? 3 : 4.5;
}
