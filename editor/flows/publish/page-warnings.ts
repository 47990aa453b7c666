import { blockLabels } from '#kit/fields/block-labels.ts';
import type { BlockLookup } from '#runtime/content/types.ts';
import { titleOf } from '../../kernel/actions/say.ts';
import type { EditorContextValue } from '../../kernel/editor-context.ts';
import type { CanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';
import type { CanvasNode, Composition } from '../../kernel/store/nodes/canvas-node.ts';
import { mainHeadings } from '../../kernel/store/titles/main-headings.ts';
import { contrastWarnings } from './checks/contrast-warnings.ts';
import { exampleWarnings } from './checks/example-warnings.ts';
import { factWarnings } from './checks/fact-warnings.ts';
import { linkWarnings, targetWarnings } from './checks/link-warnings.ts';
import { type PageWarning, WARNING_KINDS } from './checks/page-warning.ts';
import { pictureWarnings } from './checks/picture-warnings.ts';
import { productWarnings } from './checks/product-warnings.ts';
import { shownFields } from './checks/shown-fields.ts';
import { pageTranslationWarnings, translationWarnings } from './checks/translation-warnings.ts';
import { weighPictures, weightWarnings } from './checks/weight-warnings.ts';

/** Warnings about how the page on the canvas is built. */
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

/**
 * Everything worth a look before the page on the canvas is published. `now` is what the editor
 * knows; `later` adds what others have to be asked: the shop about links, the files about weight.
 */
export function checkPage(
  editor: EditorContextValue,
  canvas: CanvasParts,
): { now: PageWarning[]; later: Promise<PageWarning[]> } {
  const { store, registry, api, path } = editor;
  const state = store.getState();
  const composition = editor.composition(state);
  const fields = shownFields(composition, registry);
  const page = state.documents[state.placement.page];
  const now = [
    ...pageWarnings(state, composition, registry),
    ...exampleWarnings(composition.byKey.values(), (node, field) =>
      fieldLabel(editor, node, field),
    ),
    ...targetWarnings(fields),
    ...pictureWarnings(fields, state.media),
    ...translationWarnings(fields, registry, (node, field) => fieldLabel(editor, node, field)),
    ...(page ? pageTranslationWarnings(page, editor.t) : []),
    ...contrastWarnings(canvas, composition.byKey.keys()),
  ];
  const later = Promise.all([
    linkWarnings(api, fields, path),
    productWarnings(api, fields),
    factWarnings(editor.facts, fields, page),
    weighPictures(canvas).then(weightWarnings),
  ]).then((found) => ordered([...now, ...found.flat()]));
  return { now: ordered(now), later };
}

function fieldLabel({ registry, store, t }: EditorContextValue, node: CanvasNode, field: string) {
  const block = registry.get(node.composed.block);
  return block ? blockLabels(block, store.getState().ui.locale, t).field(field) : field;
}

/** Each warning once, the gravest kinds first. */
function ordered(warnings: readonly PageWarning[]): PageWarning[] {
  const byText = new Map(warnings.map((one) => [warningId(one), one]));
  return WARNING_KINDS.flatMap((kind) => [...byText.values()].filter((one) => one.kind === kind));
}

/** Text that is equal for equal warnings. */
export function warningId({ kind, key, about = '' }: PageWarning): string {
  return `${kind} ${key} ${about}`;
}

/** What a warning is about: the name of its block, and what of it. */
export function warningSubject(
  editor: EditorContextValue,
  node: CanvasNode | undefined,
  { about }: PageWarning,
): string {
  return [node && titleOf(editor, node), about].filter(Boolean).join(' · ');
}
