import type { Media } from '#schemas/media.ts';
import type { MediaKind } from '#schemas/media-kinds.ts';
import { useTexts } from '../back-office-context.ts';
import { withLaterTexts } from '../later-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const LibraryView = lazyPart(
  async () => (await withLaterTexts(import('./library-view.tsx'))).LibraryView,
);

interface MediaPickerProps {
  open: boolean;
  /** What may be chosen: pictures, where nothing is said. */
  kind?: MediaKind;
  /** What gets the focus when it closes; else what had it before. */
  finalFocus?: () => HTMLElement | null;
  onClose(): void;
  onPick(media: Media): void;
}

/** The media library: search, choose, and upload by button, drop or paste (MEDIA-06). */
export function MediaPicker({
  open,
  kind = 'picture',
  finalFocus,
  onClose,
  onPick,
}: MediaPickerProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      title={t('media.title')}
      closeLabel={t('media.close')}
      finalFocus={finalFocus}
    >
      <LibraryView kind={kind} onPick={onPick} />
    </Dialog>
  );
}
