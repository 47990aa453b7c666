import type { Locale } from '#domain/locales.ts';
import type { AnyBlock } from '../define-block.ts';
import { de } from './catalogues/de.ts';
import { en } from './catalogues/en.ts';
import { hr } from './catalogues/hr.ts';

/** Texts by key within each namespace. */
export type Texts = Record<string, string>;
/** Texts by namespace. */
export type Namespaces = Record<string, Texts>;

type Keys = { [N in keyof typeof hr]: keyof (typeof hr)[N] };
/** Plural forms that Croatian has and other languages may leave out. */
type OwnPlural<K> = K extends `${string}_few` ? K : never;

/** The shared catalogue of one language: every key of Croatian, plural forms as the language needs. */
export type Catalogue = {
  [N in keyof Keys]: Record<Exclude<Keys[N], OwnPlural<Keys[N]>>, string> &
    Partial<Record<OwnPlural<Keys[N]>, string>>;
};

const catalogues: Record<Locale, Catalogue> = { hr, en, de };

/**
 * All texts that shoppers may read in one language: the shared catalogue and the `ui` part of every
 * block under its type.
 */
export function collectTexts(locale: Locale, blocks: readonly AnyBlock[]): Namespaces {
  const texts: Namespaces = { ...catalogues[locale] };
  for (const block of blocks) {
    const ui = block.texts[locale].ui;
    if (ui) texts[block.type] = ui;
  }
  return texts;
}
