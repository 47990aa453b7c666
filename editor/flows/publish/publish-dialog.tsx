import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import type { Fault } from '#schemas/content/element.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { Findings } from './findings.tsx';
import { loadPublication, momentText } from './publication.ts';
import { candidatesOf, elementName, publishAll } from './publish.ts';
import styles from './publish-dialog.module.css';
import { usePageCheck } from './use-page-check.ts';
import { WarningList } from './warning-list.tsx';

type Step =
  | { name: 'asking' }
  | { name: 'publishing' }
  | { name: 'refused'; elementId: number; faults: readonly Fault[] };

/** Makes the page public, with the header, footer and masters that were changed along with it. */
export function PublishDialog() {
  const t = useTexts();
  const editor = useEditor();
  const { store } = editor;
  const candidates = useEditorState(useShallow(candidatesOf));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [step, setStep] = useState<Step>({ name: 'asking' });
  const check = usePageCheck();
  const chosen = candidates.filter((id) => !left.has(id));

  const publish = async () => {
    setStep({ name: 'publishing' });
    const refused = await publishAll(editor, chosen);
    for (const id of chosen) void loadPublication(editor, id);
    if (refused) setStep({ name: 'refused', ...refused });
    else closeDialog(store);
  };
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };

  const isBusy = step.name === 'publishing';
  return (
    <EditorDialog
      size={step.name === 'refused' || check.warnings.length > 0 ? 'm' : 's'}
      title={t(step.name === 'refused' ? 'publish.refused' : 'publish.title')}
      description={t(step.name === 'refused' ? 'publish.refusedText' : 'publish.text')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(store)}>
            {t('dialog.cancel')}
          </Button>
          <Button
            kind="primary"
            size="l"
            disabled={isBusy || chosen.length === 0}
            onClick={() => void publish()}
          >
            {t(isBusy ? 'publish.busy' : 'publish.confirm')}
          </Button>
        </>
      }
    >
      {step.name === 'refused' ? (
        <Findings elementId={step.elementId} faults={step.faults} />
      ) : (
        <>
          <ul className={styles['elements']}>
            {candidates.map((id) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
                  {elementName(editor, id)}
                </label>
              </li>
            ))}
          </ul>
          <ReplacedSchedule />
          {check.isAsked && <WarningList {...check} />}
        </>
      )}
    </EditorDialog>
  );
}

/** Publishing now takes the place of publishing later. */
function ReplacedSchedule() {
  const t = useTexts();
  const locale = useUi('locale');
  const at = useEditorState(({ publications, scope, placement }) => {
    return publications[scope.masterId ?? placement.page]?.scheduledAt ?? null;
  });
  if (at === null) return null;
  return (
    <p className={styles['note']}>
      {t('publish.replacesSchedule', { time: momentText(at, locale) })}
    </p>
  );
}
