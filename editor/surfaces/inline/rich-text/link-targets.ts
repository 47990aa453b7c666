import type { EditorContextValue } from '#editor/kernel/editor-context.ts';
import { FOUND_KINDS, type FoundKind, searchSlugs } from '#schemas/api/finder.ts';
import { isEmail, safeUrl } from '#schemas/formats.ts';
import type { LinkTarget } from './link-mark.ts';

/** Something that a link of a text may lead to. */
export interface LinkChoice {
  key: string;
  kind: FoundKind | 'place';
  title: string;
  target: LinkTarget;
}

/** As many as a list below a field may hold. */
const MOST = 20;

/**
 * The address that is meant by what was typed: as it is, with `mailto:` before one of mail and
 * `https://` before a name with a dot. Null for words.
 */
export function typedAddress(typed: string): string | null {
  if (isEmail(typed)) return `mailto:${typed}`;
  if (safeUrl(typed) !== null) return typed;
  const isHost = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed);
  return isHost ? `https://${typed}` : null;
}

/** Places of the page that is edited, by the names of their anchors, before what the shop has. */
export async function findTargets(
  editor: EditorContextValue,
  words: string,
): Promise<LinkChoice[]> {
  const places = anchorsOf(editor).filter((anchor) => `#${anchor}`.includes(words.toLowerCase()));
  const own = places.map(
    (anchor): LinkChoice => ({
      key: `#${anchor}`,
      kind: 'place',
      title: `#${anchor}`,
      target: { href: `#${anchor}` },
    }),
  );
  return words.startsWith('#') ? own : [...own, ...(await foundIn(editor, words))];
}

async function foundIn({ api }: EditorContextValue, keywords: string): Promise<LinkChoice[]> {
  const body = { keywords, categories: [...FOUND_KINDS], limit: MOST };
  const { records } = await api.get(searchSlugs, { body });
  return records.flatMap(({ type, id, slug, title }) => {
    const kind = FOUND_KINDS.find((one) => one === type);
    return kind ? [{ key: `${kind}-${id}`, kind, title, target: { kind, id, slug } }] : [];
  });
}

function anchorsOf({ store, composition }: EditorContextValue): string[] {
  const nodes = [...composition(store.getState()).byKey.values()];
  const anchors = nodes.flatMap(({ composed }) =>
    composed.levels.map((level) => level.bags.options['anchor']),
  );
  return [...new Set(anchors)].filter(
    (anchor): anchor is string => typeof anchor === 'string' && anchor !== '',
  );
}
