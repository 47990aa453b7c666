import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import type { Conflict } from '#schemas/content/element.ts';
import { titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { nodeKey } from '../../kernel/store/nodes/node-key.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { type Choice, conflictKey, resolveConflict } from '../../kernel/store/saving/conflict.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { valueText } from '../../kernel/value-text.ts';
import styles from './conflict-dialog.module.css';

type Choices = Readonly<Record<string, Choice>>;

/** Two editors changed the same fields: shows both values and lets the user choose for each. */
export function ConflictDialog({ elementId }: { elementId: number }) {
  const t = useTexts();
  const { store, api } = useEditor();
  const conflict = useEditorState((state) => state.save[elementId]?.conflict ?? null);
  const [choices, setChoices] = useState<Choices>({});
  if (!conflict) return null;
  const { conflicts } = conflict;
  const by = conflict.by || t('conflict.somebody');

  const chooseAll = (choice: Choice) =>
    setChoices(Object.fromEntries(conflicts.map((entry) => [conflictKey(entry), choice])));
  const resolve = () => {
    closeDialog(store);
    const now = browserTimer.now();
    void resolveConflict({ store, api, now, elementId: String(elementId), choices });
  };

  return (
    <EditorDialog
      size="l"
      title={t('conflict.title')}
      description={t('conflict.text', { by })}
      actions={
        <>
          <Button kind="quiet" size="l" onClick={() => chooseAll('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button kind="quiet" size="l" onClick={() => chooseAll('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
          <Button kind="primary" size="l" onClick={resolve}>
            {t('conflict.resolve')}
          </Button>
        </>
      }
    >
      <ul className={styles['list']}>
        {conflicts.map((entry) => (
          <ConflictChoice
            key={conflictKey(entry)}
            conflict={entry}
            elementId={elementId}
            by={by}
            choice={choices[conflictKey(entry)] ?? 'mine'}
            onChoose={(choice) => setChoices({ ...choices, [conflictKey(entry)]: choice })}
          />
        ))}
      </ul>
    </EditorDialog>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  elementId: number;
  by: string;
  choice: Choice;
  onChoose(choice: Choice): void;
}

function ConflictChoice({ conflict, elementId, by, choice, onChoose }: ConflictChoiceProps) {
  const t = useTexts();
  const editor = useEditor();
  const name = conflictName(editor, elementId, conflict);
  const text = (value: unknown) => conflictValue(editor, elementId, conflict, value);
  const options: { value: Choice; label: string; text: string }[] = [
    { value: 'mine', label: t('conflict.mine'), text: text(conflict.mine) },
    { value: 'theirs', label: t('conflict.theirs', { by }), text: text(conflict.theirs) },
  ];
  return (
    <li>
      <fieldset className={styles['choice']}>
        <legend>{name}</legend>
        {options.map(({ value, label, text: words }) => (
          <label key={value} className={styles['option']}>
            <input
              type="radio"
              name={conflictKey(conflict)}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            <span className={styles['label']}>{label}</span>
            <span className={styles['value']}>{words || t('conflict.nothing')}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}

/** What a conflict is about: "Hero › Title". */
function conflictName(
  editor: EditorContextValue,
  elementId: number,
  { node, field }: Conflict,
): string {
  const found = node === '' ? undefined : nodeAt(editor, nodeKey(elementId, node));
  const name = found ? titleOf(editor, found) : node || editor.t('outline.page');
  return `${name} › ${fieldName(editor, found?.composed.block, field)}`;
}

function fieldName(
  { registry, store, t }: EditorContextValue,
  block: string | undefined,
  field: string,
) {
  if (field === 'parts') return t('conflict.order');
  if (field === '') return t('conflict.wholeNode');
  const name = field.split('.').at(-1) ?? field;
  const { locale } = store.getState().ui;
  const texts = block === undefined ? undefined : registry.get(block)?.texts(locale);
  return texts?.fields[name] ?? name;
}

/** The value of one side in words. */
function conflictValue(
  editor: EditorContextValue,
  elementId: number,
  { node, field }: Conflict,
  value: unknown,
): string {
  const found = node === '' ? undefined : nodeAt(editor, nodeKey(elementId, node));
  const block = found && editor.registry.get(found.composed.block);
  return valueText(editor, value, { block, field: field.split('.').at(-1) ?? field });
}
