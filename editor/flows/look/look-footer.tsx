import { CalendarClock, History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { Publication } from '#schemas/api/publication.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { ElementSave } from '../../kernel/store/editor-state.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { loadPublication, momentText } from '../publish/publication.ts';
import { publishAll } from '../publish/publish.ts';
import styles from './look.module.css';

interface LookFooterProps {
  themeId: number;
  t: Translate;
}

/** Whether shoppers see this look, and the way there: publish now, at a time, or go back. */
export function LookFooter({ themeId, t }: LookFooterProps) {
  const editor = useEditor();
  const { store } = editor;
  const publication = useEditorState((state) => state.publications[themeId]);
  const save = useEditorState((state) => state.save[themeId]);
  const [failed, setFailed] = useState(false);
  useEffect(() => void loadPublication(editor, themeId), [editor, themeId]);

  const state = stateOf(publication, save);
  const publish = async () => {
    setFailed((await publishAll(editor, [themeId])) !== null);
    await loadPublication(editor, themeId);
  };
  return (
    <footer className={styles['footer']}>
      <p role="status">
        {failed ? t('state.failed') : t(`state.${state}`, { at: scheduledAt(publication) })}
      </p>
      <IconButton
        icon={History}
        label={t('history')}
        side="top"
        onClick={() => openDialog(store, { name: 'revisions', elementId: themeId })}
      />
      <IconButton
        icon={CalendarClock}
        label={t('schedule')}
        side="top"
        onClick={() => openDialog(store, { name: 'schedule', elementId: themeId })}
      />
      <Button kind="primary" disabled={state === 'public'} onClick={() => void publish()}>
        {t('publish')}
      </Button>
    </footer>
  );
}

type State = 'public' | 'changed' | 'draft' | 'scheduled';

function stateOf(publication: Publication | undefined, save: ElementSave | undefined): State {
  if (publication?.scheduledAt) return 'scheduled';
  if (!publication || publication.publishedRev === null) return 'draft';
  const isNewer = save !== undefined && (save.changed || save.rev !== publication.publishedRev);
  return isNewer ? 'changed' : 'public';
}

function scheduledAt(publication: Publication | undefined): string {
  return publication?.scheduledAt ? momentText(publication.scheduledAt, navigator.language) : '';
}
