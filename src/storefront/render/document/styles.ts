import { assets } from 'virtual:izlog-assets';
import { sheets, uses } from 'virtual:izlog-styles';
import { SECTION_MARKS } from '#runtime/render/block-root.tsx';
import { attributes, sourceHash } from '../sections/markup.ts';
import type { ShopTheme } from './shop-theme.ts';

/** The inlined styles of a page, and their sources for the content security policy. */
export interface PageStyles {
  html: string;
  hashes: string[];
}

const known = new WeakMap<ShopTheme, Map<string, PageStyles>>();
/** Pages of a theme differ in few sets of blocks; should they not, the oldest are made again. */
const MAX_KNOWN = 200;

/**
 * Styles of a theme and of the sheets that a page uses, in the order of the cascade: those of `base`,
 * and of the blocks and views named; of the theme's surfaces and the rare options of sections those that
 * `body` shows. One element in a
 * build; in development one per sheet, which Vite replaces.
 */
export async function inlineStyles(
  theme: ShopTheme,
  names: Iterable<string>,
  body: readonly string[] = [],
): Promise<PageStyles> {
  const has = (mark: string) => body.some((part) => part.includes(mark));
  const shared = SECTION_MARKS.some(has) ? ['base', 'section'] : ['base'];
  const wanted = new Set([...shared, ...names].flatMap((name) => uses[name] ?? []));
  const rules = theme.surfaceRules.filter(({ mark }) => has(mark));
  const order = [...wanted].sort((a, b) => a - b);
  const key = [...rules.map(({ name }) => name), ...order].join();
  const ofTheme = known.get(theme) ?? new Map<string, PageStyles>();
  known.set(theme, ofTheme);
  const styles =
    ofTheme.get(key) ??
    (await writeStyles(theme.css + rules.map(({ css }) => css).join(''), order));
  if (ofTheme.size >= MAX_KNOWN) ofTheme.clear();
  ofTheme.set(key, styles);
  return styles;
}

async function writeStyles(own: string, order: readonly number[]): Promise<PageStyles> {
  const used = order.flatMap((index) => sheets[index] ?? []);
  const elements = assets.dev
    ? [{ css: own, id: undefined }, ...used]
    : [{ css: own + used.map(({ css }) => css).join(''), id: undefined }];
  return {
    html: elements
      .map(({ css, id }) => `<style${attributes({ 'data-vite-dev-id': id })}>${css}</style>`)
      .join(''),
    hashes: await Promise.all(elements.map(({ css }) => sourceHash(css))),
  };
}
