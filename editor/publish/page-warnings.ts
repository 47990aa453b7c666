import type { BlockLookup } from '#runtime/content/types.ts';
import type { Composition } from '../store/canvas-node.ts';
import type { EditorState } from '../store/editor-state.ts';
import { mainHeadings } from '../store/main-headings.ts';
import type { NodeKey } from '../store/node-key.ts';

/** What an editor should look at before publishing; nothing here stands in the way of it. */
export interface PageWarning {
  kind: 'noMainHeading' | 'secondMainHeading' | 'broken' | 'lostOverride';
  /** The node that it is about; null for the page. */
  key: NodeKey | null;
}

/** Warnings about the page on the canvas. */
export function pageWarnings(
  { documents, placement }: Pick<EditorState, 'documents' | 'placement'>,
  composition: Composition,
  registry: BlockLookup,
): PageWarning[] {
  const isPage = documents[placement.page]?.type === 'page';
  return [
    ...(isPage ? headingWarnings(composition, registry) : []),
    ...[...composition.byKey.values()].flatMap(({ key, composed }): PageWarning[] => {
      if (composed.problem !== undefined) return [{ kind: 'broken', key }];
      return composed.orphans?.length ? [{ kind: 'lostOverride', key }] : [];
    }),
  ];
}

function headingWarnings(composition: Composition, registry: BlockLookup): PageWarning[] {
  const { desktop, mobile } = mainHeadings(composition, registry);
  if (desktop.length === 0 || mobile.length === 0) return [{ kind: 'noMainHeading', key: null }];
  const further = new Set([...desktop.slice(1), ...mobile.slice(1)]);
  return [...further].map((key) => ({ kind: 'secondMainHeading', key }));
}
