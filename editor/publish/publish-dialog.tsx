import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';

import type { Fault } from '#schemas/content/element.ts';
import { type EditorContextValue, useEditor, useTexts } from '../editor-context.ts';
import { EditorDialog } from '../shell/editor-dialog.tsx';
import { useEditorState } from '../store/selectors.ts';
import { closeDialog } from '../store/ui.ts';
import { Button } from '../ui/button.tsx';
import { Findings } from './findings.tsx';
import { type PageWarning, pageWarnings } from './page-warnings.ts';
import { candidatesOf, elementName, publishAll } from './publish.ts';
import styles from './publish-dialog.module.css';
import { WarningList } from './warning-list.tsx';

type Step =
  | { name: 'asking' }
  | { name: 'publishing' }
  | { name: 'done' }
  | { name: 'refused'; elementId: number; faults: readonly Fault[] };

/** Makes the page public, with the header, footer and masters that were changed along with it. */
export function PublishDialog() {
  const t = useTexts();
  const editor = useEditor();
  const { store, path } = editor;
  const candidates = useEditorState(useShallow(candidatesOf));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [step, setStep] = useState<Step>({ name: 'asking' });
  const [warnings] = useState(() => warningsNow(editor));
  const chosen = candidates.filter((id) => !left.has(id));

  const publish = async () => {
    setStep({ name: 'publishing' });
    const refused = await publishAll(editor, chosen);
    setStep(refused ? { name: 'refused', ...refused } : { name: 'done' });
  };
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };

  if (step.name === 'done') return <Done href={path} onClose={() => closeDialog(store)} />;
  const isBusy = step.name === 'publishing';
  return (
    <EditorDialog
      size={step.name === 'refused' ? 'm' : 's'}
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
          <WarningList warnings={warnings} />
        </>
      )}
    </EditorDialog>
  );
}

/** The page as it stands when the dialog opens; nothing can change below it. */
function warningsNow({ store, composition, registry }: EditorContextValue): PageWarning[] {
  const state = store.getState();
  return state.scope.masterId === null ? pageWarnings(state, composition(state), registry) : [];
}

function Done({ href, onClose }: { href: string; onClose(): void }) {
  const t = useTexts();
  return (
    <EditorDialog
      size="s"
      title={t('publish.done')}
      actions={
        <Button kind="primary" size="l" onClick={onClose}>
          {t('dialog.done')}
        </Button>
      }
    >
      <p className={styles['done']}>
        <CircleCheck size={18} aria-hidden />
        <a href={href} target="_blank" rel="noopener">
          {t('publish.view')}
        </a>
      </p>
    </EditorDialog>
  );
}
