import { useId, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { blockLabels } from '#kit/fields/block-labels.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import type { Lock } from '#schemas/content/element.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { setLock } from '../../kernel/store/commands/set-lock.ts';
import { nodeOf } from '../../kernel/store/documents.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import styles from './lock-dialog.module.css';

const PARTS = ['delete', 'move', 'edit'] as const;
const MOST_REASON = 200;

/** Says what of a block nobody but owners may change, and why. */
export function LockDialog({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const editor = useEditor();
  const formId = useId();
  const node = nodeAt(editor, nodeKey);
  const stored = node && nodeOf(editor.store.getState().documents, node.stored);
  const [lock, setTo] = useState<Lock>(stored?.lock ?? {});
  const names = useFieldNames(node?.composed.block ?? '');
  if (!node) return null;
  const { fields = [], reason = '' } = lock;

  function save() {
    if (!node) return;
    const trimmed = reason.trim();
    const { reason: _reason, ...rest } = lock;
    const next: Lock = { ...rest, ...(trimmed && { reason: trimmed }) };
    const isAny = PARTS.some((part) => next[part]) || fields.length > 0;
    editor.history.run(setLock(node.stored, next));
    closeDialog(editor.store);
    say(editor, isAny ? 'lock.locked' : 'lock.unlocked', { name: titleOf(editor, node) });
  }

  return (
    <EditorDialog
      size="m"
      title={t('lock.title', { name: titleOf(editor, node) })}
      description={t('lock.text')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(editor.store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="primary" size="l" type="submit" form={formId}>
            {t('lock.save')}
          </Button>
        </>
      }
    >
      <form id={formId} action={save} className={styles['form']}>
        <fieldset>
          <legend>{t('lock.whole')}</legend>
          {PARTS.map((part) => (
            <Check
              key={part}
              label={t(`lock.${part}`)}
              isOn={lock[part] === true}
              onChange={(isOn) => setTo({ ...lock, [part]: isOn })}
            />
          ))}
        </fieldset>
        {names.length > 0 && (
          <fieldset disabled={lock.edit === true}>
            <legend>{t('lock.fields')}</legend>
            <div className={styles['fields']}>
              {names.map(({ name, label }) => (
                <Check
                  key={name}
                  label={label}
                  isOn={lock.edit === true || fields.includes(name)}
                  onChange={(isOn) =>
                    setTo({
                      ...lock,
                      fields: isOn ? [...fields, name] : fields.filter((one) => one !== name),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        <TextField
          label={t('lock.reason')}
          placeholder={t('lock.reasonExample')}
          maxLength={MOST_REASON}
          value={reason}
          onChange={({ target }) => setTo({ ...lock, reason: target.value })}
        />
      </form>
    </EditorDialog>
  );
}

interface CheckProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

/** Groups of fields as the panel has them. */
const GROUPS = ['content', 'layout', 'style', 'advanced'];

/** Fields of a block by their labels, in the order of the panel. */
function useFieldNames(type: string): { name: string; label: string }[] {
  const t = useTexts();
  const { registry } = useEditor();
  const locale = useUi('locale');
  const block = registry.get(type);
  if (!block) return [];
  const labels = blockLabels(block, locale, t);
  const rankOf = (group: unknown) => GROUPS.indexOf(String(group ?? 'content'));
  return fieldsOf(block.schema)
    .list.toSorted((a, b) => rankOf(a.schema['x-group']) - rankOf(b.schema['x-group']))
    .map(({ name }) => ({ name, label: labels.field(name) }));
}
