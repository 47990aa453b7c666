import { EyeOff, RotateCcw } from 'lucide-react';
import { useId } from 'react';

import type { BlockField } from '#runtime/content/block-fields.ts';
import type { Origin } from '#runtime/content/types.ts';
import { useTexts } from '../editor-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { BlockLabels } from './block-labels.ts';
import { Control } from './control.tsx';
import type { FieldFault } from './field-faults.ts';
import styles from './field-row.module.css';
import { OriginChip } from './origin-chip.tsx';

export interface FieldRowProps {
  field: BlockField;
  labels: BlockLabels;
  value: unknown;
  origin: Origin;
  fault: FieldFault | undefined;
  /** Why the field may not be changed in the current scope; absent = it may. */
  lockedBecause: string | undefined;
  onChange(value: unknown): void;
  /** Takes away what is written down at the edited place; absent where nothing is. */
  onReset: (() => void) | undefined;
  /** Writes "do not inherit"; absent where there is nothing to inherit. */
  onUnset: (() => void) | undefined;
}

/** One field of the panel: label, origin, reset, control, message. */
export function FieldRow(props: FieldRowProps) {
  const { field, labels, value, origin, fault, lockedBecause } = props;
  const id = useId();
  const label = labels.field(field.name);
  const isInline = field.schema['x-control'] === 'toggle';
  return (
    <div className={styles['row']} data-field={field.name} data-inline={isInline ? '' : undefined}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <Tools label={label} onReset={props.onReset} onUnset={props.onUnset} />
        <OriginChip id={`${id}-origin`} origin={origin} />
      </div>
      <div className={styles['control']} data-control>
        <Control
          id={id}
          label={label}
          schema={field.schema}
          value={value}
          disabled={lockedBecause !== undefined}
          describedBy={`${id}-note ${id}-origin`}
          fault={fault}
          labels={labels}
          path={field.name}
          onChange={props.onChange}
        />
      </div>
      <Note id={`${id}-note`} error={shownHere(fault, field)} hint={lockedBecause} />
    </div>
  );
}

function Tools({
  label,
  onReset,
  onUnset,
}: Pick<FieldRowProps, 'onReset' | 'onUnset'> & { label: string }) {
  const t = useTexts();
  return (
    <span className={styles['tools']}>
      {onUnset && (
        <IconButton size="s" icon={EyeOff} label={t('panel.unset', { label })} onClick={onUnset} />
      )}
      {onReset && (
        <IconButton
          size="s"
          icon={RotateCcw}
          label={t('panel.reset', { label })}
          onClick={onReset}
        />
      )}
    </span>
  );
}

/** A list shows what is wrong with an item beside that item. */
function shownHere(fault: FieldFault | undefined, { schema }: BlockField): string | undefined {
  const isInItem = schema['x-control'] === 'list' && fault && fault.path.length > 0;
  return isInItem ? undefined : fault?.message;
}

function Note(props: { id: string; error: string | undefined; hint: string | undefined }) {
  const { id, error, hint } = props;
  if (!(error || hint)) return null;
  return (
    <p
      id={id}
      className={error ? styles['error'] : styles['hint']}
      role={error ? 'alert' : undefined}
    >
      {error ?? hint}
    </p>
  );
}
