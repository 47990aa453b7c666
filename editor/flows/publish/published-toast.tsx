import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Toast } from '#kit/ui/toast.tsx';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { Published } from '../../kernel/store/editor-state.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { loadPublication } from './publication.ts';
import { takeBack } from './publish.ts';
import styles from './published-toast.module.css';

/** Says that the page is public, leads there, and takes the publication back. */
export function PublishedToast({ published }: { published: readonly Published[] }) {
  const t = useTexts();
  const editor = useEditor();
  const { store, path } = editor;
  const close = () => {
    if (store.getState().ui.published === published) setUi(store, { published: null });
  };
  const undo = async () => {
    close();
    say(editor, (await takeBack(editor, published)) ? 'publish.takenBack' : 'publish.notTakenBack');
    for (const { id } of published) void loadPublication(editor, id);
  };
  return (
    <Toast
      title={t('publish.done')}
      closeLabel={t('dialog.close')}
      regionLabel={t('publish.messages')}
      onClose={close}
    >
      <a className={styles['link']} href={path} target="_blank" rel="noopener">
        {t('publish.view')}
      </a>
      <Button kind="quiet" onClick={() => void undo()}>
        {t('publish.undo')}
      </Button>
    </Toast>
  );
}
