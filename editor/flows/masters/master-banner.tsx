import { Component } from 'lucide-react';

import { useTexts } from '#kit/back-office-context.ts';
import { Banner } from '#kit/ui/banner.tsx';
import { Button } from '#kit/ui/button.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { editMaster } from '../../kernel/store/scope.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { masterTitle } from '../../surfaces/palette/master-list.tsx';
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
    <Banner
      icon={Component}
      tone="master"
      text={
        <>
          {t('master.editing', { name: masterTitle(master) })}{' '}
          {uses !== null && t('master.affects', { count: uses })}
        </>
      }
    >
      <Button onClick={() => editMaster(store, null)}>{t('master.done')}</Button>
    </Banner>
  );
}
