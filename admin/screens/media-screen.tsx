import { useTexts } from '#kit/back-office-context.ts';
import { LibraryView } from '#kit/media/library-view.tsx';
import { Card, Screen } from '../screen.tsx';

/** The pictures and files of the shop: search, upload, titles and descriptions (MEDIA-06). */
export function MediaScreen() {
  const t = useTexts();
  return (
    <Screen title={t('admin.menu.media')} intro={t('admin.mediaScreen.intro')}>
      <Card>
        <LibraryView />
      </Card>
    </Screen>
  );
}
