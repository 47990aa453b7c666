import { useMemo, useState } from 'react';
import { useStore } from 'zustand';

import { CanvasPartsContext, createCanvasParts } from './canvas/canvas-parts.ts';
import type { EditorBase } from './create-editor.ts';
import type { OutlineParts } from './dnd/drag-session.ts';
import { EditorContext } from './editor-context.ts';
import { createEditorTexts } from './locales/editor-texts.ts';
import { type SendFiles, UploadContext } from './media/upload-context.ts';
import { OutlinePartsContext } from './outline/outline-parts.ts';
import { type ShopIcons, ShopIconsContext } from './panel/controls/shop-icon.tsx';
import { Shell } from './shell/shell.tsx';

interface EditorRootProps {
  base: EditorBase;
  upload: SendFiles;
  /** Drawings of the shop's icons. */
  icons?: ShopIcons;
}

/** The editor's contexts around its window; texts follow the language that the user chose. */
export function EditorRoot({ base, upload, icons = {} }: EditorRootProps) {
  const locale = useStore(base.store, (state) => state.ui.locale);
  const editor = useMemo(() => ({ ...base, t: createEditorTexts(locale) }), [base, locale]);
  const [canvas] = useState(createCanvasParts);
  const [outline] = useState<OutlineParts>(() => ({ tree: { current: null } }));
  return (
    <EditorContext value={editor}>
      <UploadContext value={upload}>
        <CanvasPartsContext value={canvas}>
          <OutlinePartsContext value={outline}>
            <ShopIconsContext value={icons}>
              <Shell />
            </ShopIconsContext>
          </OutlinePartsContext>
        </CanvasPartsContext>
      </UploadContext>
    </EditorContext>
  );
}
