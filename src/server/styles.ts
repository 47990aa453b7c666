import { assets } from 'virtual:izlog-assets';
import { sheets, uses } from 'virtual:izlog-styles';
import { attributes, sourceHash } from './markup.ts';

/** The inlined styles of a page, and their sources for the content security policy. */
export interface PageStyles {
  html: string;
  hashes: string[];
}

/**
 * Styles of the sheets that a page uses, in the order of the cascade: those of `base`, and of the
 * blocks and views named. One element in a build; in development one per sheet, which Vite replaces.
 */
export async function inlineStyles(names: Iterable<string>): Promise<PageStyles> {
  const wanted = new Set([
    ...(uses['base'] ?? []),
    ...[...names].flatMap((name) => uses[name] ?? []),
  ]);
  const used = [...wanted].sort((a, b) => a - b).flatMap((index) => sheets[index] ?? []);
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
