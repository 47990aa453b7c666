import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import { useAdmin } from '../../admin-context.ts';
import { fromLine, type LineKind, toLine } from './setting-values.ts';
import styles from './settings.module.css';
import type { SettingControlProps } from './use-setting.ts';

interface LineSettingProps extends SettingControlProps {
  setting: LineKind;
}

/** A text, a number, a list or JSON; saved by its own button. */
export function LineSetting({ id, hintId, state, setting }: LineSettingProps) {
  const t = useTexts();
  const faultId = useId();
  const stored = toLine(setting, state.value);
  const [line, setLine] = useState(stored);
  const [isFaulty, setFaulty] = useState(false);
  const attributes = {
    id,
    value: line,
    'aria-describedby': isFaulty ? `${hintId} ${faultId}` : hintId,
    'aria-invalid': isFaulty ? true : undefined,
  } as const;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fromLine(setting, line);
    setFaulty(typed === null);
    if (!typed || line === stored) return;
    // As it will come back, so that nothing looks unsaved.
    setLine(toLine(setting, typed.value));
    focusField(event.currentTarget);
    state.save(typed.value);
  }

  return (
    <form className={styles['line']} noValidate onSubmit={save}>
      <LineInput setting={setting} attributes={attributes} onChange={setLine} />
      {line !== stored && <SaveButton label={state.label} />}
      {isFaulty && (
        <p id={faultId} role="alert">
          {t(`admin.settings.fault.${setting.kind}`)}
        </p>
      )}
    </form>
  );
}

interface LineInputProps {
  setting: LineKind;
  attributes: {
    id: string;
    value: string;
    'aria-describedby': string;
    'aria-invalid'?: true | undefined;
  };
  onChange(line: string): void;
}

/** One line, or several where it takes them. */
function LineInput({ setting, attributes, onChange }: LineInputProps) {
  const { currency } = useAdmin();
  const { kind } = setting;
  const text = kind === 'text' ? setting : null;
  if (kind === 'json' || text?.isLong) {
    return (
      <textarea
        {...attributes}
        className={`${controls['textarea']} ${styles['code']}`}
        spellCheck={false}
        rows={text ? 5 : 3}
        maxLength={text?.maxLength}
        onKeyDown={sendOnCtrlEnter}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <>
      <input
        {...attributes}
        className={controls['input']}
        type="text"
        inputMode={kind === 'number' || kind === 'money' ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={kind === 'text'}
        maxLength={text?.maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
      {kind === 'money' && <span>{currency.symbol}</span>}
    </>
  );
}

/** Enter makes a line in a field of several. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.currentTarget.form?.requestSubmit();
  }
}

function SaveButton({ label }: { label: string }) {
  const t = useTexts();
  return (
    <Button type="submit" size="l" kind="primary" aria-label={`${t('admin.save')}: ${label}`}>
      {t('admin.save')}
    </Button>
  );
}

/** The button goes once nothing is left to save; who used it goes on in the form. */
function focusField(form: HTMLFormElement) {
  const isOnButton = form.querySelector('button') === document.activeElement;
  if (isOnButton) form.querySelector<HTMLElement>('input, textarea')?.focus();
}
