import { Component } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Segmented } from '#kit/ui/segmented.tsx';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { isPlaced } from '../../kernel/store/nodes/node-sources.ts';
import { editMaster } from '../../kernel/store/scope.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { masterTitle } from '../../surfaces/palette/master-list.tsx';
import styles from './master-card.module.css';
import { useMasterUses } from './use-master-uses.ts';

/** For a node of a master: where changes go, how often the master is placed, and the way back. */
export function MasterCard({ node }: { node: CanvasNode }) {
  const t = useTexts();
  const { store } = useEditor();
  const masterId = masterOf(node);
  const editedId = useEditorState((state) => state.scope.masterId);
  const title = useEditorState(({ documents }) => {
    const master = masterId === null ? undefined : documents[masterId];
    return master ? masterTitle(master) : '';
  });
  const uses = useMasterUses(masterId);
  if (masterId === null) return null;
  return (
    <section className={styles['card']} aria-label={t('master.label')}>
      <p className={styles['title']}>
        <Component size={14} aria-hidden />
        <span>{title}</span>
        {uses !== null && (
          <span className={styles['uses']}>{t('master.uses', { count: uses })}</span>
        )}
      </p>
      <Segmented
        label={t('master.scope')}
        value={editedId === masterId ? 'master' : 'here'}
        onChange={(scope) => editMaster(store, scope === 'master' ? masterId : null)}
        options={[
          { value: 'here', label: t('master.here') },
          { value: 'master', label: t('master.original') },
        ]}
      />
      <p className={styles['hint']}>
        {t(editedId === masterId ? 'master.originalHint' : 'master.hereHint')}
      </p>
      {editedId === null && (
        <div className={styles['actions']}>
          <ActionButton id="backToMaster" />
          <ActionButton id="detach" />
        </div>
      )}
    </section>
  );
}

function ActionButton({ id }: { id: string }) {
  const { label, enabled, run } = useAction(id);
  return enabled ? <Button onClick={run}>{label}</Button> : null;
}

/** The master that a node comes from; null for one of the page's own. */
function masterOf(node: CanvasNode): number | null {
  if (node.composed.master) return node.composed.master.id;
  return isPlaced(node) ? null : node.stored.elementId;
}
