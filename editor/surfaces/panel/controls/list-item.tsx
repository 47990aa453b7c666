import { ChevronRight, Copy, Trash2 } from 'lucide-react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import type { ControlProps, FieldSchema } from '#kit/fields/control-props.ts';
import { faultWithin } from '#kit/fields/field-faults.ts';
import { MoveButtons } from '#kit/fields/move-buttons.tsx';
import { DragHandle, useSortableRow } from '#kit/fields/sortable-list.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isRecord } from '#runtime/content/json.ts';
import styles from './list-control.module.css';
import { withField } from './list-values.ts';

interface ListItemProps extends ControlProps {
  ItemControl: ComponentType<ControlProps>;
  item: unknown;
  name: string;
  index: number;
  count: number;
  isOpen: boolean;
  canRemove: boolean;
  canAdd: boolean;
  onToggle(): void;
  onItem(value: unknown): void;
  /** `part` says what keeps the focus. */
  onMove(to: number, part: 'summary' | 'up' | 'down'): void;
  onDuplicate(): void;
  onRemove(): void;
}

/** One item: its name, what moves it, and its fields while it is open. */
export function ListItem(props: ListItemProps) {
  const { name, index, count, fault, isOpen, disabled } = props;
  const isFixed = disabled || count < 2;
  const { row, handle } = useSortableRow(index, isFixed);

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || disabled || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    props.onMove(event.key === 'ArrowUp' ? index - 1 : index + 1, 'summary');
  }

  return (
    <div
      {...row}
      className={styles['item']}
      data-item={index}
      data-invalid={fault ? '' : undefined}
    >
      <div className={styles['head']} data-head>
        <DragHandle name={name} disabled={isFixed} handle={handle} />
        <button
          type="button"
          className={styles['summary']}
          data-part="summary"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={props.onToggle}
          onKeyDown={onKeyDown}
        >
          <ChevronRight size={14} aria-hidden />
          <span>{name}</span>
        </button>
        <Buttons {...props} />
      </div>
      {isOpen && <ItemFields {...props} />}
      {fault?.path.length === 0 && (
        <p className={styles['error']} role="alert">
          {fault.message}
        </p>
      )}
    </div>
  );
}

function Buttons(props: ListItemProps) {
  const { name, index, count, disabled, canRemove, canAdd, onMove, onDuplicate, onRemove } = props;
  const t = useTexts();
  return (
    <span className={styles['buttons']}>
      <MoveButtons name={name} index={index} count={count} disabled={disabled} onMove={onMove} />
      <IconButton
        size="s"
        icon={Copy}
        label={t('panel.list.duplicate', { name })}
        disabled={disabled || !canAdd}
        onClick={onDuplicate}
      />
      <IconButton
        size="s"
        icon={Trash2}
        label={t('panel.list.remove', { name })}
        disabled={disabled || !canRemove}
        onClick={onRemove}
      />
    </span>
  );
}

function ItemFields(props: ListItemProps) {
  return (
    <div className={styles['fields']} data-fields>
      {Object.entries(props.schema.items?.properties ?? {}).map(([name, schema]) => (
        <ItemField key={name} {...props} name={name} fieldSchema={schema} />
      ))}
    </div>
  );
}

function ItemField(props: ListItemProps & { name: string; fieldSchema: FieldSchema }) {
  const { ItemControl, item, index, name, fieldSchema, labels, disabled, onItem } = props;
  const id = `${props.id}-${index}-${name}`;
  const path = `${props.path}.${index}.${name}`;
  const label = labels.field(path);
  const fault = faultWithin(props.fault, name);
  const value = isRecord(item) ? item[name] : undefined;
  const help = labels.help?.(path);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <ItemControl
        id={id}
        label={label}
        schema={fieldSchema}
        value={value ?? fieldSchema.default}
        disabled={disabled}
        describedBy={fault ? `${id}-error` : help && `${id}-help`}
        fault={fault}
        labels={labels}
        path={path}
        onChange={(next) => onItem(withField(item, name, next))}
      />
      {help && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {fault.message}
        </p>
      )}
    </div>
  );
}
