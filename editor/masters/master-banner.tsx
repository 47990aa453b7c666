import { Component } from 'lucide-react';

import { useTexts } from '../back-office-context.ts';
import { useEditor } from '../editor-context.ts';
import { masterTitle } from '../palette/master-list.tsx';
import { editMaster } from '../store/scope.ts';
import { useEditorState } from '../store/selectors.ts';
import { Button } from '../ui/button.tsx';
import styles from './master-banner.module.css';
import { useMasterUses } from './use-master-uses.ts';

/** Says that a master is being edited, so that nobody takes it for this page only. */
export function MasterBanner() {
  const t = useTexts();
  const { store } = useEditor();
  const masterId = useEditorState((state) => state.scope.masterId);
  const master = useEditorState((state) =>
    masterId === null ? undefined : state.documents[masterId],
  );
  const uses = useMasterUses(masterId);
  if (!master) return null;
  return (
    <div className={styles['banner']} role="status">
      <Component size={15} aria-hidden />
      <p>
        {t('master.editing', { name: masterTitle(master) })}{' '}
        {uses !== null && t('master.affects', { count: uses })}
      </p>
      <Button onClick={() => editMaster(store, null)}>{t('master.done')}</Button>
    </div>
  );
}
