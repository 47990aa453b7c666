import { useEditor, useTexts } from '../editor-context.ts';
import type { CanvasNode } from '../store/canvas-node.ts';
import { isPlaced } from '../store/node-sources.ts';
import { editMaster } from '../store/scope.ts';
import { useScope } from '../store/selectors.ts';
import { openDialog } from '../store/ui.ts';
import { Button } from '../ui/button.tsx';
import styles from './options-panel.module.css';

/** Says that a node comes from a master, and what can be done about it. */
export function MasterBox({ node }: { node: CanvasNode }) {
  const { store } = useEditor();
  const t = useTexts();
  const { masterId } = useScope();
  const isFromMaster = node.composed.levels.length > 1 || node.composed.master !== undefined;
  const id = node.composed.levels.at(-1)?.source.elementId;
  if (!isFromMaster || id === undefined) return null;
  if (masterId !== null) {
    return (
      <div className={styles['master']}>
        <p>{t('panel.master.editing')}</p>
        <div className={styles['buttons']}>
          <Button onClick={() => editMaster(store, null)}>{t('panel.master.overrideHere')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles['master']}>
      <p>{t('panel.master.here')}</p>
      <div className={styles['buttons']}>
        <Button onClick={() => editMaster(store, node.composed.master?.id ?? id)}>
          {t('panel.master.edit')}
        </Button>
        {node.composed.master && isPlaced(node) && (
          <>
            <Button onClick={() => openDialog(store, { name: 'back-to-master', key: node.key })}>
              {t('panel.master.back')}
            </Button>
            <Button onClick={() => openDialog(store, { name: 'detach', key: node.key })}>
              {t('panel.master.detach')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
