import { useAction } from '../actions/use-action.ts';
import { useTexts } from '../editor-context.ts';
import { useEditorState } from '../store/selectors.ts';
import { Button } from '../ui/button.tsx';

/** Opens the question before publishing; says when the page is already public as it is. */
export function PublishButton() {
  const t = useTexts();
  const { run } = useAction('publish');
  const inMaster = useEditorState((state) => state.scope.masterId !== null);
  return (
    <Button kind="primary" onClick={run}>
      {t(inMaster ? 'publish.openMaster' : 'publish.open')}
    </Button>
  );
}
