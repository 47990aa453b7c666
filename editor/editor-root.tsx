import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { BackOfficeContext } from './back-office-context.ts';
import { CanvasPartsContext, createCanvasParts } from './canvas/canvas-parts.ts';
import type { EditorBase } from './create-editor.ts';
import type { OutlineParts } from './dnd/drag-session.ts';
import { EditorContext } from './editor-context.ts';
import { createEditorTexts } from './locales/editor-texts.ts';
import { type KeepMedia, KeepMediaContext } from './media/keep-media.ts';
import { type SendFiles, UploadContext } from './media/upload-context.ts';
import { OutlinePartsContext } from './outline/outline-parts.ts';
import { type ShopIcons, ShopIconsContext } from './panel/controls/shop-icon.tsx';
import { Shell } from './shell/shell.tsx';
import { addMedia } from './store/media-loader.ts';

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
  const [keepMedia] = useState((): KeepMedia => (media) => addMedia(base.store, media));
  const [canvas] = useState(createCanvasParts);
  const [outline] = useState<OutlineParts>(() => ({ tree: { current: null } }));
  return (
    <BackOfficeContext value={editor}>
      <EditorContext value={editor}>
        <UploadContext value={upload}>
          <KeepMediaContext value={keepMedia}>
            <CanvasPartsContext value={canvas}>
              <OutlinePartsContext value={outline}>
                <ShopIconsContext value={icons}>
                  <Shell />
                </ShopIconsContext>
              </OutlinePartsContext>
            </CanvasPartsContext>
          </KeepMediaContext>
        </UploadContext>
      </EditorContext>
    </BackOfficeContext>
  );
}
