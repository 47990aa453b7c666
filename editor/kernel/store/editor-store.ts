import { enablePatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Locale } from '#domain/locales.ts';
import { flatten } from '#runtime/content/flat.ts';
import type { openEditor } from '#schemas/api/content.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { Element } from '#schemas/content/element.ts';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import { elementRowId } from '../placement/outline-rows.ts';
import type { Documents, OpenElement } from './documents.ts';
import type { EditorState, PlacementState } from './editor-state.ts';
import { EMPTY_HISTORY } from './history.ts';
import { savedAtRev } from './saving/save-state.ts';

/** What the server answers when the editor opens a page. */
export type OpenedPage = DataOf<typeof openEditor>;

export type EditorStore = StoreApi<EditorState>;

/** The editor's store; one per opened page. */
export function createEditorStore(opened: OpenedPage, locale: Locale): EditorStore {
  enablePatches();
  return createStore<EditorState>(() => initialState(opened, locale));
}

function initialState(opened: OpenedPage, locale: Locale): EditorState {
  const { page, statics, masters, theme } = opened;
  const elements = [page, ...statics, ...masters, ...(theme ? [theme] : [])];
  return {
    documents: openDocuments(elements),
    placement: placementOf(opened),
    system: Object.fromEntries(opened.system.map(({ id, name }) => [id, name])),
    media: Object.fromEntries(opened.media.map((media) => [media.id, media])),
    selection: { keys: [], field: null },
    scope: { viewport: 'desktop', width: null, locale, masterId: null },
    history: EMPTY_HISTORY,
    save: Object.fromEntries(elements.map((element) => [element.id, savedAtRev(element.rev)])),
    drag: null,
    publications: {},
    fonts: null,
    ui: {
      theme: 'system',
      locale,
      rail: 'insert',
      panel: true,
      favourites: [],
      recent: [],
      dialog: null,
      published: null,
      hovered: null,
      folded: foldedStatics(opened),
      zoom: null,
      met: {},
      preview: false,
      announcement: { text: '', count: 0 },
    },
  };
}

/** Elements in the flat form that all changes are made on. */
export function openDocuments(elements: readonly Element[]): Documents {
  return Object.fromEntries(
    elements.map((element) => {
      const flat = flatten(element);
      return [element.id, isBuiltIn(element) ? locked(flat) : flat];
    }),
  );
}

/** What comes with the product is looked at, and changed only once it is the shop's own. */
function locked(element: OpenElement): OpenElement {
  const lock = { edit: true, move: true, delete: true };
  const nodes = Object.entries(element.nodes).map(([id, node]) => [id, { ...node, lock }]);
  return { ...element, nodes: Object.fromEntries(nodes) };
}

/** Header and footer begin folded in the outline: most work is on the page. */
function foldedStatics({ statics }: OpenedPage): Record<string, true> {
  return Object.fromEntries(statics.map(({ id }) => [elementRowId(id), true]));
}

function placementOf({ page, statics, theme }: OpenedPage): PlacementState {
  const withHandler = (handler: string) =>
    statics.find((element) => element.handler === handler)?.id ?? null;
  return {
    header: withHandler('header-section'),
    page: page.id,
    footer: withHandler('footer-section'),
    cookie: withHandler('cookie-section'),
    theme: theme?.id ?? null,
  };
}
