import type { Locale } from '#domain/locales.ts';
import type { ThemeChoice } from '#kit/theme.ts';
import type { Viewport } from '#runtime/content/types.ts';
import type { MetStates } from '#runtime/page-states.ts';
import type { VersionConflict } from '#schemas/api/content.ts';
import type { SearchKind } from '#schemas/api/finder.ts';
import type { Publication } from '#schemas/api/publication.ts';
import type { FontFamily } from '#schemas/api/theme-fonts.ts';
import type { Fault, Patch } from '#schemas/content/element.ts';
import type { SystemPageName } from '#schemas/content/system-pages.ts';
import type { Media } from '#schemas/media.ts';
import type { DropLine } from '../placement/drop-lines.ts';
import type { Refusal } from '../placement/placement-rules.ts';
import type { Documents, Place } from './documents.ts';
import type { HistoryState } from './history.ts';
import type { NodeKey } from './nodes/node-key.ts';

/** Which open elements are on the canvas, from top to bottom. */
export interface PlacementState {
  header: number | null;
  page: number;
  footer: number | null;
  /** Open, but shown only while it is being edited. */
  cookie: number | null;
  /** The look of the site; open, and all over the canvas. */
  theme: number | null;
}

/** Selected nodes in the order they were picked; the last one is shown in the panel. */
export interface SelectionState {
  keys: readonly NodeKey[];
  /** Field whose control the panel should show, e.g. after a click on a picture. */
  field: string | null;
}

/** What a change applies to. One switch for canvas and panel, so that they always agree. */
export interface ScopeState {
  /** Which bags are edited. */
  viewport: Viewport;
  /** Width of the canvas in px; null = as wide as there is room. */
  width: number | null;
  locale: Locale;
  /** The master that is edited in place; null = what is here. */
  masterId: number | null;
}

/** How far the work on one element has got to the server. */
export type SaveStatus =
  | 'saved'
  | 'pending'
  | 'saving'
  | 'offline'
  | 'invalid'
  | 'expired'
  | 'conflict';

/** Saving of one element. */
export interface ElementSave {
  status: SaveStatus;
  /** Revision of the server that the document is based on. */
  rev: number;
  /** Changes that the server has not acknowledged, oldest first. */
  queue: readonly Patch[];
  /** How many patches at the start of the queue are under way. */
  sending: number;
  savedAt: number | null;
  /** Saved since it was opened or published: what is public may differ. */
  changed: boolean;
  conflict: VersionConflict | null;
  /** Why the server refused the last save. */
  faults: readonly Fault[];
}

/** What is being dragged, and where it would land. Null while nothing is dragged. */
export interface DragState {
  source: DragSource;
  /** Where the line is drawn. */
  surface: DragSurface;
  line: DropLine | null;
  /** Why the place under the pointer takes nothing. */
  refusal: Refusal | null;
}

/** What can be dragged over. */
export type DragSurface = 'canvas' | 'outline';

/** Where a drag began. */
export type DragSource =
  | { kind: 'nodes'; keys: readonly NodeKey[] }
  | { kind: 'block'; block: string; example: string | null }
  | { kind: 'master'; masterId: number };

/** Dialogs of the shell; only one is open. */
export type DialogState =
  | { name: 'shortcuts' }
  | { name: 'palette' }
  | { name: 'pages'; kind: SearchKind }
  | { name: 'move'; keys: readonly NodeKey[] }
  | { name: 'insert'; place: Place }
  | { name: 'back-to-master'; key: NodeKey }
  | { name: 'detach'; key: NodeKey }
  | { name: 'save-as-master'; key: NodeKey }
  | { name: 'lock'; key: NodeKey }
  | { name: 'rename'; key: NodeKey }
  | { name: 'save-as-pattern' }
  | { name: 'patterns' }
  | { name: 'publish' }
  | { name: 'unpublish' }
  | { name: 'schedule'; elementId: number }
  | { name: 'revisions'; elementId: number }
  | { name: 'conflict'; elementId: number }
  | { name: 'findings'; elementId: number }
  | { name: 'leave'; href: string };

/** What became public of an element: revision `rev`, in place of `before`; null where shoppers saw nothing. */
export interface Published {
  id: number;
  rev: number;
  before: number | null;
}

export type RailTab = 'insert' | 'outline' | 'look';

/** Shell state; the parts worth keeping are stored per browser. */
export interface UiState {
  theme: ThemeChoice;
  locale: Locale;
  rail: RailTab | null;
  panel: boolean;
  /** Types of the blocks that the user wants at hand in the palette, in the order they were marked. */
  favourites: readonly string[];
  /** Types of the blocks that were put in last, newest first. */
  recent: readonly string[];
  dialog: DialogState | null;
  /** Node under the pointer on the canvas or in the outline. */
  hovered: NodeKey | null;
  /** Nodes that are folded in the outline. */
  folded: Readonly<Record<NodeKey, true>>;
  /** How large the page is shown, 1 = 100 %; null = as large as there is room, at most 100 %. */
  zoom: number | null;
  /** The states in which the page is looked at; without any it shows what the shop answers. */
  met: MetStates;
  /** Preview without the editor's frames. */
  preview: boolean;
  /** What was published last, while that is told and can be taken back. */
  published: readonly Published[] | null;
  /** Last message for screen readers; the counter repeats equal texts. */
  announcement: { text: string; count: number };
}

/** Everything the editor knows. Data only: functions that change it are beside it. */
export interface EditorState {
  documents: Documents;
  placement: PlacementState;
  /** Which of the open elements are system pages. */
  system: Readonly<Record<number, SystemPageName>>;
  media: Readonly<Record<number, Media>>;
  selection: SelectionState;
  scope: ScopeState;
  history: HistoryState;
  save: Readonly<Record<string, ElementSave>>;
  drag: DragState | null;
  /** How elements differ from what shoppers see, as far as that was asked. */
  publications: Readonly<Record<number, Publication>>;
  /** Fonts of the site's own; null while nobody has asked. */
  fonts: readonly FontFamily[] | null;
  ui: UiState;
}
