import type { Locale } from '#domain/locales.ts';
import { type Namespaces, shopTexts } from '#locales/site-texts.ts';
import type { AnyBlock } from '../define-block.ts';

/**
 * All texts that shoppers may read in one language: the shared catalogue and the `ui` part of every
 * block under its type. Of the shared ones `common` reaches the browser on pages with islands,
 * `loader` on every page; `page`, `product` and `post` stay on the server.
 */
export function collectTexts(locale: Locale, blocks: readonly AnyBlock[]): Namespaces {
  const texts: Namespaces = { ...shopTexts(locale) };
  for (const block of blocks) {
    const { ui } = block.texts(locale);
    if (ui) texts[block.type] = ui;
  }
  return texts;
}
