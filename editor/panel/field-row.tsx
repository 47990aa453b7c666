import { EyeOff, RotateCcw } from 'lucide-react';
import { useId } from 'react';

import type { BlockField } from '#runtime/content/block-fields.ts';
import type { Origin } from '#runtime/content/types.ts';
import { useTexts } from '../editor-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Control } from './control.tsx';
import type { ControlProps, FieldSchema } from './control-props.ts';
import styles from './field-row.module.css';
import { OriginChip } from './origin-chip.tsx';

export interface FieldRowProps {
  field: BlockField;
  label: string;
  value: unknown;
  origin: Origin;
  /** Message of the rule that the typed value breaks. */
  error: string | undefined;
  /** Why the field may not be changed in the current scope; absent = it may. */
  lockedBecause: string | undefined;
  /** Something is written down at the edited place. */
  canReset: boolean;
  text: ControlProps['text'];
  onChange(value: unknown): void;
  onReset(): void;
  /** Writes "do not inherit"; absent where there is nothing to inherit. */
  onUnset: (() => void) | undefined;
}

/** One field of the panel: label, origin, reset, control, message. */
export function FieldRow(props: FieldRowProps) {
  const { field, label, value, origin, error, lockedBecause } = props;
  const t = useTexts();
  const id = useId();
  const note = error ?? lockedBecause;
  return (
    <div className={styles['row']} data-field={field.name}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <OriginChip origin={origin} />
        {props.onUnset && (
          <IconButton
            size="s"
            icon={EyeOff}
            label={t('panel.unset', { label })}
            onClick={props.onUnset}
          />
        )}
        {props.canReset && (
          <IconButton
            size="s"
            icon={RotateCcw}
            label={t('panel.reset', { label })}
            onClick={props.onReset}
          />
        )}
      </div>
      <Control
        id={id}
        label={label}
        schema={field.schema as FieldSchema}
        value={value}
        disabled={lockedBecause !== undefined}
        describedBy={note ? `${id}-note` : undefined}
        invalid={error !== undefined}
        text={props.text}
        path={field.name}
        onChange={props.onChange}
      />
      {note && (
        <p
          id={`${id}-note`}
          className={error ? styles['error'] : styles['hint']}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
