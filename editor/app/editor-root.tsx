import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { BackOfficeContext } from '#kit/back-office-context.ts';
import { createEditorTexts } from '#kit/editor-texts.ts';
import { type KeepMedia, KeepMediaContext } from '#kit/media/keep-media.ts';
import { type SendFiles, UploadContext } from '#kit/media/upload-context.ts';
import { type BlockIcons, BlockIconsContext } from '#kit/ui/block-icon.tsx';
import type { Later } from '#runtime/later.ts';
import { EditorContext } from '../kernel/editor-context.ts';
import { CanvasPartsContext, createCanvasParts } from '../kernel/placement/canvas-parts.ts';
import type { OutlineParts } from '../kernel/placement/drag-session.ts';
import { OutlinePartsContext } from '../kernel/placement/outline-parts.ts';
import { addMedia } from '../kernel/store/media-loader.ts';
import {
  NO_THUMBNAILS,
  type Thumbnails,
  ThumbnailsContext,
} from '../surfaces/palette/thumbnail.tsx';
import { type ShopIcons, ShopIconsContext } from '../surfaces/panel/controls/shop-icon.tsx';
import type { EditorBase } from './create-editor.ts';
import { Shell } from './shell/shell.tsx';

interface EditorRootProps {
  base: EditorBase;
  upload: SendFiles;
  /** Drawings of the shop's icons. */
  icons?: ShopIcons;
  /** Drawings of the icons that blocks name. */
  blockIcons?: BlockIcons;
  /** Addresses of pictures of blocks, which come later. */
  thumbnails?: Later<Thumbnails>;
}

/** The editor's contexts around its window; texts follow the language that the user chose. */
export function EditorRoot({
  base,
  upload,
  icons = {},
  blockIcons = {},
  thumbnails = NO_THUMBNAILS,
}: EditorRootProps) {
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
                  <BlockIconsContext value={blockIcons}>
                    <ThumbnailsContext value={thumbnails}>
                      <Shell />
                    </ThumbnailsContext>
                  </BlockIconsContext>
                </ShopIconsContext>
              </OutlinePartsContext>
            </CanvasPartsContext>
          </KeepMediaContext>
        </UploadContext>
      </EditorContext>
    </BackOfficeContext>
  );
}
