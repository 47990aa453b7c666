import { ChevronDown } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#kit/ui/menu.tsx';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import styles from './publish-button.module.css';

/** Opens the question before publishing; what else concerns the public page is in the menu. */
export function PublishButton() {
  const t = useTexts();
  const publish = useAction('publish');
  const inMaster = useEditorState((state) => state.scope.masterId !== null);
  return (
    <div className={styles['split']}>
      <Button kind="primary" disabled={!publish.enabled} onClick={publish.run}>
        {t(inMaster ? 'publish.openMaster' : 'publish.open')}
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton icon={ChevronDown} label={t('publish.more')} className={styles['more']} />
        }
      >
        <Item id="publish" />
        <Item id="schedule" />
        <Item id="revisions" />
        <MenuSeparator />
        <Item id="unpublish" danger />
      </Menu>
    </div>
  );
}

function Item({ id, danger = false }: { id: string; danger?: boolean }) {
  const { label, icon, enabled, run } = useAction(id);
  return <MenuItem label={label} icon={icon} danger={danger} disabled={!enabled} onSelect={run} />;
}
