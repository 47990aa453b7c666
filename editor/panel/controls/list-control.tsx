import { Plus } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';

import { useEditor } from '../../editor-context.ts';
import { announce } from '../../store/ui.ts';
import { Button } from '../../ui/button.tsx';
import { type ControlProps, inputAttributes } from '../control-props.ts';
import { faultWithin } from '../field-faults.ts';
import styles from './list-control.module.css';
import { ListItem } from './list-item.tsx';
import { blankItem, nameOf } from './list-values.ts';

const MAX_ITEMS = 50;

interface ListControlProps extends ControlProps {
  /** Renders the fields of an item; handed in, because it may be a list again. */
  ItemControl: ComponentType<ControlProps>;
}

/** A list of records: each with a summary, opened one at a time, moved by buttons or Alt+arrows. */
export function ListControl(props: ListControlProps) {
  const { label, value, schema, disabled, fault, onChange } = props;
  const { store, t } = useEditor();
  const [open, setOpen] = useState<number | null>(null);
  const { list, focusLater } = useItemFocus();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { minItems = 0, maxItems = MAX_ITEMS } = schema;

  function move(from: number, to: number, part: string) {
    if (to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
    setOpen(open === from ? to : open === to ? from : open);
    focusLater(to, part);
    const name = nameOf(items[from], schema) || t('panel.list.item', { number: from + 1 });
    announce(store, t('panel.list.moved', { name, place: to + 1, count: items.length }));
  }

  function remove(index: number) {
    onChange(items.toSpliced(index, 1));
    setOpen(null);
    focusLater(Math.min(index, items.length - 2), 'summary');
  }

  function add() {
    onChange([...items, blankItem(schema.items)]);
    setOpen(items.length);
    focusLater(items.length, 'field');
  }

  return (
    <fieldset ref={list} className={styles['list']}>
      <legend className="visually-hidden">{label}</legend>
      {items.map((item, index) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: items are plain JSON without identity; a moved item takes its place with its index
          key={index}
          {...props}
          item={item}
          index={index}
          count={items.length}
          fault={faultWithin(fault, String(index))}
          isOpen={open === index}
          canRemove={items.length > minItems}
          onToggle={() => setOpen(open === index ? null : index)}
          onItem={(next) => onChange(items.with(index, next))}
          onMove={(to, part) => move(index, to, part)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        {...inputAttributes(props)}
        className={styles['add']}
        aria-label={`${label}: ${t('panel.list.add')}`}
        disabled={disabled || items.length >= maxItems}
        onClick={add}
      >
        <Plus size={14} aria-hidden />
        {t('panel.list.add')}
      </Button>
    </fieldset>
  );
}

/** Puts the focus on a part of an item once the list shows its new order. */
function useItemFocus() {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const target = list.current?.querySelector<HTMLElement>(wanted.current);
    if (target) wanted.current = null;
    target?.focus();
  });
  return {
    list,
    focusLater(index: number, part: string) {
      const item = `:scope > [data-item="${index}"]`;
      wanted.current =
        part === 'field'
          ? `${item} [data-fields] :is(input, textarea, select, button)`
          : `${item} [data-part="${part}"]`;
    },
  };
}
