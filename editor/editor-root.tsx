import { useMemo, useState } from 'react';
import { useStore } from 'zustand';

import { CanvasPartsContext, createCanvasParts } from './canvas/canvas-parts.ts';
import type { EditorBase } from './create-editor.ts';
import type { OutlineParts } from './dnd/drag-session.ts';
import { EditorContext } from './editor-context.ts';
import { createEditorTexts } from './locales/editor-texts.ts';
import { type SendFiles, UploadContext } from './media/upload-context.ts';
import { OutlinePartsContext } from './outline/outline-parts.ts';
import { Shell } from './shell/shell.tsx';

/** The editor's contexts around its window; texts follow the language that the user chose. */
export function EditorRoot({ base, upload }: { base: EditorBase; upload: SendFiles }) {
  const locale = useStore(base.store, (state) => state.ui.locale);
  const editor = useMemo(() => ({ ...base, t: createEditorTexts(locale) }), [base, locale]);
  const [canvas] = useState(createCanvasParts);
  const [outline] = useState<OutlineParts>(() => ({ tree: { current: null } }));
  return (
    <EditorContext value={editor}>
      <UploadContext value={upload}>
        <CanvasPartsContext value={canvas}>
          <OutlinePartsContext value={outline}>
            <Shell />
          </OutlinePartsContext>
        </CanvasPartsContext>
      </UploadContext>
    </EditorContext>
  );
}
