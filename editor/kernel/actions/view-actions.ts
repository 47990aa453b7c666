import {
  CircleQuestionMark,
  Command,
  Eye,
  ListTree,
  Maximize,
  Monitor,
  Paintbrush,
  PanelLeft,
  PanelRight,
  Shapes,
  Smartphone,
  SunMoon,
  Tablet,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';

import type { EditorContextValue } from '../editor-context.ts';
import type { RailTab } from '../store/editor-state.ts';
import { CANVAS_WIDTHS, type Preset, presetOf, setWidth } from '../store/scope.ts';
import { openDialog, setUi } from '../store/ui.ts';
import { panelRoom } from '../store/view/narrow.ts';
import { changeZoom, ZOOM_STEPS } from '../store/view/zoom.ts';
import type { EditorAction } from './action.ts';

function widthAction(preset: Preset, icon: EditorAction['icon'], keys: string): EditorAction {
  return {
    id: preset,
    group: 'view',
    icon,
    keys: [keys],
    isOn: ({ store }) => presetOf(store.getState().scope.width) === preset,
    run: ({ store }) => setWidth(store, CANVAS_WIDTHS[preset]),
  };
}

const ui = ({ store }: EditorContextValue) => store.getState().ui;

/** Opens a part of the left rail, or closes it; where there is room for one panel, the other closes. */
function showRail({ store }: EditorContextValue, rail: RailTab | null): void {
  setUi(store, rail !== null && panelRoom() !== 'both' ? { rail, panel: false } : { rail });
}

function railAction(id: string, icon: EditorAction['icon'], rail: RailTab): EditorAction {
  return {
    id,
    group: 'view',
    icon,
    isOn: (editor) => ui(editor).rail === rail,
    run: (editor) => showRail(editor, ui(editor).rail === rail ? null : rail),
  };
}

/** What is shown, and how. */
export const viewActions: readonly EditorAction[] = [
  widthAction('desktop', Monitor, 'Alt+1'),
  widthAction('tablet', Tablet, 'Alt+2'),
  widthAction('mobile', Smartphone, 'Alt+3'),
  railAction('showInsert', Shapes, 'insert'),
  railAction('showOutline', ListTree, 'outline'),
  railAction('showLook', Paintbrush, 'look'),
  {
    id: 'toggleLeft',
    group: 'view',
    icon: PanelLeft,
    keys: ['Ctrl+B'],
    isOn: (editor) => ui(editor).rail !== null,
    run: (editor) => showRail(editor, ui(editor).rail === null ? 'insert' : null),
  },
  {
    id: 'togglePanel',
    group: 'view',
    icon: PanelRight,
    keys: ['Ctrl+Shift+E'],
    isOn: (editor) => ui(editor).panel,
    run(editor) {
      const panel = !ui(editor).panel;
      setUi(editor.store, panel && panelRoom() !== 'both' ? { panel, rail: null } : { panel });
    },
  },
  {
    id: 'zoomIn',
    group: 'view',
    icon: ZoomIn,
    isEnabled: (editor) => ui(editor).zoom !== ZOOM_STEPS.at(-1),
    run: ({ store }) => changeZoom(store, 1),
  },
  {
    id: 'zoomOut',
    group: 'view',
    icon: ZoomOut,
    isEnabled: (editor) => ui(editor).zoom !== ZOOM_STEPS[0],
    run: ({ store }) => changeZoom(store, -1),
  },
  {
    id: 'zoomFit',
    group: 'view',
    icon: Maximize,
    isEnabled: (editor) => ui(editor).zoom !== null,
    run: ({ store }) => setUi(store, { zoom: null }),
  },
  {
    id: 'preview',
    group: 'view',
    icon: Eye,
    keys: ['Ctrl+Shift+P'],
    whileTyping: true,
    isOn: (editor) => ui(editor).preview,
    run: (editor) => setUi(editor.store, { preview: !ui(editor).preview }),
  },
  {
    id: 'theme',
    group: 'view',
    icon: SunMoon,
    run(editor) {
      const dark = document.querySelector('.izlog-editor[data-theme="dark"]') !== null;
      setUi(editor.store, { theme: dark ? 'light' : 'dark' });
    },
  },
  {
    id: 'commandPalette',
    group: 'help',
    icon: Command,
    keys: ['Ctrl+K'],
    whileTyping: true,
    run: ({ store }) => openDialog(store, { name: 'palette' }),
  },
  {
    id: 'shortcuts',
    group: 'help',
    icon: CircleQuestionMark,
    keys: ['?'],
    run: ({ store }) => openDialog(store, { name: 'shortcuts' }),
  },
];
