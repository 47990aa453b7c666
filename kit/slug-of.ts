import { foldText } from './fold-text.ts';

export const SLUG_MAX_LENGTH = 120;

/** A slug out of a name: `Česta pitanja` gives `cesta-pitanja`. */
export function slugOf(name: string): string {
  return foldText(name)
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
