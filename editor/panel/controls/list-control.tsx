import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';

import { useTexts } from '../../editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ControlProps, FieldSchema } from '../control-props.ts';
import styles from './list-control.module.css';

interface ListControlProps extends ControlProps {
  /** Renders the fields of an item; handed in, because it may be a list again. */
  ItemControl: ComponentType<ControlProps>;
}

/** A list of records: each with a summary, opened one at a time, moved by buttons. */
export function ListControl(props: ListControlProps) {
  const t = useTexts();
  const [open, setOpen] = useState<number | null>(null);
  const items = Array.isArray(props.value) ? props.value : [];
  const { minItems = 0, maxItems = 50 } = props.schema;

  function change(next: readonly unknown[], shown: number | null) {
    props.onChange(next);
    setOpen(shown);
  }

  return (
    <fieldset className={styles['list']} aria-describedby={props.describedBy}>
      <legend className={styles['hidden']}>{props.label}</legend>
      {items.map((item: unknown, index) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: items are plain JSON without identity; a moved item takes its place with its index
          key={index}
          {...props}
          item={item}
          index={index}
          count={items.length}
          isOpen={open === index}
          canRemove={items.length > minItems}
          onToggle={() => setOpen(open === index ? null : index)}
          onItem={(next) => props.onChange(items.with(index, next))}
          onMove={(to) => change(moved(items, index, to), to)}
          onRemove={() => change(items.toSpliced(index, 1), null)}
        />
      ))}
      <Button
        id={props.id}
        disabled={props.disabled || items.length >= maxItems}
        onClick={() => change([...items, blankItem(props.schema.items)], items.length)}
      >
        <Plus size={14} aria-hidden />
        {t('panel.list.add')}
      </Button>
    </fieldset>
  );
}

interface ListItemProps extends ListControlProps {
  item: unknown;
  index: number;
  count: number;
  isOpen: boolean;
  canRemove: boolean;
  onToggle(): void;
  onItem(value: unknown): void;
  onMove(to: number): void;
  onRemove(): void;
}

function ListItem(props: ListItemProps) {
  const { item, index, count, isOpen, schema, disabled } = props;
  const t = useTexts();
  const name = summaryOf(item, schema) || t('panel.list.item', { number: index + 1 });
  return (
    <div className={styles['item']}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['summary']}
          aria-expanded={isOpen}
          onClick={props.onToggle}
        >
          {name}
        </button>
        <IconButton
          size="s"
          icon={ArrowUp}
          label={t('panel.list.up', { name })}
          disabled={disabled || index === 0}
          onClick={() => props.onMove(index - 1)}
        />
        <IconButton
          size="s"
          icon={ArrowDown}
          label={t('panel.list.down', { name })}
          disabled={disabled || index === count - 1}
          onClick={() => props.onMove(index + 1)}
        />
        <IconButton
          size="s"
          icon={Trash2}
          label={t('panel.list.remove', { name })}
          disabled={disabled || !props.canRemove}
          onClick={props.onRemove}
        />
      </div>
      {isOpen && <ItemFields {...props} />}
    </div>
  );
}

function ItemFields({
  ItemControl,
  item,
  index,
  schema,
  id,
  path,
  text,
  disabled,
  onItem,
}: ListItemProps) {
  const values = isRecord(item) ? item : {};
  return (
    <div className={styles['fields']}>
      {Object.entries(schema.items?.properties ?? {}).map(([name, field]) => {
        const fieldId = `${id}-${index}-${name}`;
        const label = text('field', `${path}.${name}`);
        return (
          <div key={name} className={styles['field']}>
            <label htmlFor={fieldId}>{label}</label>
            <ItemControl
              id={fieldId}
              label={label}
              schema={field}
              value={values[name] ?? field.default}
              disabled={disabled}
              describedBy={undefined}
              invalid={false}
              text={text}
              path={`${path}.${name}`}
              onChange={(value) => onItem(withField(values, name, value))}
            />
          </div>
        );
      })}
    </div>
  );
}

function withField(values: Record<string, unknown>, name: string, value: unknown) {
  const { [name]: _before, ...rest } = values;
  return value === undefined ? rest : { ...rest, [name]: value };
}

function moved(items: readonly unknown[], from: number, to: number): unknown[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
}

function blankItem(schema: FieldSchema | undefined): unknown {
  if (schema?.type !== 'object') return schema?.default ?? '';
  const defaults = Object.entries(schema.properties ?? {})
    .filter(([, field]) => field.default !== undefined)
    .map(([name, field]) => [name, field.default]);
  return Object.fromEntries(defaults);
}

function summaryOf(item: unknown, schema: FieldSchema): string {
  const field = schema['x-summary'] ?? Object.keys(schema.items?.properties ?? {})[0];
  const value = isRecord(item) && field ? item[field] : item;
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
