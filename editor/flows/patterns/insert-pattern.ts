import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { takePattern } from '#schemas/api/patterns.ts';
import { ELEMENT_TR_KEY, type Translations } from '#schemas/content/element.ts';
import { placeForBundle, placeForSection } from '../../kernel/actions/bundle-places.ts';
import { putBundle } from '../../kernel/actions/insert-operations.ts';
import { say } from '../../kernel/actions/say.ts';
import type { EditorContextValue } from '../../kernel/editor-context.ts';
import { copyBundle } from '../../kernel/store/nodes/node-bundle.ts';

const OWN = /^own-\d+$/;

/**
 * Puts a copy of a pattern on the page, as one step of the history. Null when it worked or the page
 * said why it does not take it, else the reason in words.
 */
export async function insertPattern(
  editor: EditorContextValue,
  name: string,
): Promise<string | null> {
  const { documents, placement, scope } = editor.store.getState();
  const page = documents[scope.masterId ?? placement.page];
  const language = page?.language_code ?? DEFAULT_LOCALE;
  const answer = await editor.api.call(takePattern, { body: { name, language } });
  if (answer.errored) return answer.message;
  const { parts, tr } = answer.data;
  // The key of the element itself is no node's: what it says of a page is not taken along.
  const bundle = copyBundle({ nodes: parts, tr: withoutElement(tr) });
  const place = OWN.test(name) ? placeForBundle(editor, bundle) : placeForSection(editor);
  if (putBundle(editor, bundle, place, 'insertPattern')) {
    say(editor, 'said.patternInserted', { count: bundle.nodes.length });
  }
  return null;
}

function withoutElement(tr: Translations): Translations {
  return Object.fromEntries(
    Object.entries(tr).map(([locale, { [ELEMENT_TR_KEY]: _own, ...nodes }]) => [locale, nodes]),
  );
}
