import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import type { Library } from '#kit/media/library.ts';
import { LibraryView } from '#kit/media/library-view.tsx';
import { deleteMedia } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import { Card, Screen } from '../screen.tsx';
import { BinLink } from './bin/bin-link.tsx';
import { IntoBinDialog } from './bin/into-bin-dialog.tsx';
import { useBinTexts } from './bin/use-bin-texts.ts';

/** The pictures and files of the shop: search, upload, titles and descriptions, deleting (MEDIA-06). */
export function MediaScreen() {
  const { api, t } = useBackOffice();
  const say = useBinTexts();
  const [doomed, setDoomed] = useState<{ media: Media; library: Library } | null>(null);
  return (
    <Screen
      title={t('admin.menu.media')}
      intro={t('admin.mediaScreen.intro')}
      actions={<BinLink kind="media" />}
    >
      <Card>
        <LibraryView onDelete={(media, library) => setDoomed({ media, library })} />
      </Card>
      {doomed && (
        <IntoBinDialog
          doomed={{
            kind: 'media',
            id: doomed.media.id,
            name: doomed.media.title || doomed.media.originalName,
          }}
          text={say('bin.moveText.media')}
          remove={() => api.call(deleteMedia, { params: { id: doomed.media.id } })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            doomed.library.drop(doomed.media.id);
            setDoomed(null);
          }}
          onUndone={() => doomed.library.add(doomed.media)}
        />
      )}
    </Screen>
  );
}
