import { standsOn } from '#runtime/content/contracts/stands-on.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { type SystemPageName, systemPageOf } from '#schemas/content/system-pages.ts';
import type { EditorContextValue } from '../editor-context.ts';
import { documentOf, type OpenElement } from '../store/documents.ts';
import type { EditorState } from '../store/editor-state.ts';

/** Whether a block works on an element; a section may be placed on any page, so it takes all. */
export function worksOn(block: AnyBlock, element: OpenElement): boolean {
  return element.type === 'section' || standsOn(block, element);
}

/** How a block suits what is open: made for this page, of use on it, or on other pages only. */
export type Suitability = 'here' | 'anywhere' | 'elsewhere';

/** How well a block suits the page that is open, its header and footer, or the master that is edited. */
export function suitabilityOf(
  block: AnyBlock,
  { placement, scope, documents }: Pick<EditorState, 'placement' | 'scope' | 'documents'>,
): Suitability {
  const page = scope.masterId === null ? documentOf(documents, placement.page) : undefined;
  if (page && !block.contract?.on && !worksOn(block, page)) return 'elsewhere';
  if (!block.contract?.on) return 'anywhere';
  const ids = scope.masterId === null ? Object.values(placement) : [scope.masterId];
  const open = ids.flatMap((id) => (id === null ? [] : (documentOf(documents, id) ?? [])));
  if (!open.some((element) => worksOn(block, element))) return 'elsewhere';
  const name = page && systemPageOf(page)?.name;
  return name && block.contract.on.includes(name) ? 'here' : 'anywhere';
}

/** The pages on which alone blocks work, or do not, in words; null for blocks that work on all. */
export function onlyOnText(
  { registry, t }: Pick<EditorContextValue, 'registry' | 't'>,
  types: readonly string[],
): string | null {
  const named = (key: 'on' | 'notOn') => {
    const names = types.flatMap((type) => registry.get(type)?.contract?.[key] ?? []);
    return [...new Set<SystemPageName>(names)].map((name) => t(`systemPage.${name}`)).join(', ');
  };
  if (named('on') !== '') return t('refusal.onlyOn', { pages: named('on') });
  return named('notOn') === '' ? null : t('refusal.notOn', { pages: named('notOn') });
}
