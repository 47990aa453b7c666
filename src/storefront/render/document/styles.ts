import { assets } from 'virtual:izlog-assets';
import { sheets, uses } from 'virtual:izlog-styles';
import { attributes, sourceHash } from '../sections/markup.ts';

/** The inlined styles of a page, and their sources for the content security policy. */
export interface PageStyles {
  html: string;
  hashes: string[];
}

const known = new Map<string, PageStyles>();
/** Pages differ in few sets of blocks; should they not, the oldest are made again. */
const MAX_KNOWN = 200;

/**
 * Styles of the sheets that a page uses, in the order of the cascade: those of `base`, and of the
 * blocks and views named. One element in a build; in development one per sheet, which Vite replaces.
 */
export async function inlineStyles(names: Iterable<string>): Promise<PageStyles> {
  const wanted = new Set([...names].flatMap((name) => uses[name] ?? []));
  for (const index of uses['base'] ?? []) wanted.add(index);
  const order = [...wanted].sort((a, b) => a - b);
  const key = order.join();
  const styles = known.get(key) ?? (await writeStyles(order));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, styles);
  return styles;
}

async function writeStyles(order: readonly number[]): Promise<PageStyles> {
  const used = order.flatMap((index) => sheets[index] ?? []);
  const elements = assets.dev
    ? used.map(({ id, css }) => ({ css, id }))
    : [{ css: used.map(({ css }) => css).join(''), id: undefined }];
  return {
    html: elements
      .map(({ css, id }) => `<style${attributes({ 'data-vite-dev-id': id })}>${css}</style>`)
      .join(''),
    hashes: await Promise.all(elements.map(({ css }) => sourceHash(css))),
  };
}
