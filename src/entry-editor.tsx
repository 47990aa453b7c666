import { EDITOR_DATA_ID, type EditorData } from './editor/editor-data.ts';

/** The editor's start data, written by our server. */
function readEditorData(): EditorData {
  return JSON.parse(document.getElementById(EDITOR_DATA_ID)?.textContent ?? '');
}

const root = document.getElementById('izlog-editor');
if (root) root.textContent = readEditorData().brand;
