import { Plus, Undo2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useEditor } from '#editor/kernel/editor-context.ts';
import { announce } from '#editor/kernel/store/ui.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import { faultWithin } from '#kit/fields/field-faults.ts';
import { SortableList } from '#kit/fields/sortable-list.tsx';
import { Button } from '#kit/ui/button.tsx';
import { useFocusLater } from '#kit/ui/use-focus-later.ts';
import styles from './list-control.module.css';
import { ListItem } from './list-item.tsx';
import { blankItem, nameOf } from './list-values.ts';

const MAX_ITEMS = 50;

interface ListControlProps extends ControlProps {
  /** Renders the fields of an item; handed in, because it may be a list again. */
  ItemControl: ComponentType<ControlProps>;
}

interface Removed {
  item: unknown;
  index: number;
  name: string;
}

/**
 * A list of records: each with a summary, opened one at a time. Items are moved by their handles,
 * by buttons, or by Alt+arrows; one that was removed can be put back until something else changes.
 */
export function ListControl(props: ListControlProps) {
  const { label, schema, disabled, fault } = props;
  const { t } = useEditor();
  const { list, focusLater } = useItemFocus();
  const state = useItems(props, focusLater);
  const { items, names, open, removed } = state;
  const { minItems = 0, maxItems = MAX_ITEMS } = schema;
  const isFull = items.length >= maxItems;

  return (
    <fieldset ref={list} className={styles['list']}>
      <legend className="visually-hidden">{label}</legend>
      <SortableList names={names} onMove={(from, to) => state.move(from, to, 'handle')}>
        {items.map((item, index) => (
          <ListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: items are plain JSON without identity; a moved item takes its place with its index
            key={index}
            {...props}
            item={item}
            name={names[index] ?? ''}
            index={index}
            count={items.length}
            fault={faultWithin(fault, String(index))}
            isOpen={open === index}
            canRemove={items.length > minItems}
            canAdd={!isFull}
            onToggle={() => state.toggle(index)}
            onItem={(next) => state.write(items.with(index, next))}
            onMove={(to, part) => state.move(index, to, part)}
            onDuplicate={() => state.duplicate(index)}
            onRemove={() => state.remove(index)}
          />
        ))}
      </SortableList>
      {removed && !isFull && <RemovedItem name={removed.name} onPutBack={state.putBack} />}
      <Button
        {...inputAttributes(props)}
        className={styles['add']}
        aria-label={`${label}: ${t('panel.list.add')}`}
        disabled={disabled || isFull}
        onClick={state.add}
      >
        <Plus size={14} aria-hidden />
        {t('panel.list.add')}
      </Button>
    </fieldset>
  );
}

/** The items with what can be done to them; every change writes the whole list. */
function useItems(
  { value, schema, onChange }: ControlProps,
  focusLater: (index: number, part: string) => void,
) {
  const { store, history, t } = useEditor();
  const [open, setOpen] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = items.map(
    (item, index) => nameOf(item, schema) || t('panel.list.item', { number: index + 1 }),
  );

  function write(next: readonly unknown[]) {
    setRemoved(null);
    onChange(next);
  }

  /** A step of its own in the history, unlike typing. */
  function arrange(next: readonly unknown[]) {
    history.closeStep();
    write(next);
    history.closeStep();
  }

  function say(key: 'moved' | 'duplicated', index: number, { place = 0, count = items.length }) {
    announce(store, t(`panel.list.${key}`, { name: names[index] ?? '', place: place + 1, count }));
  }

  return {
    items,
    names,
    open,
    removed,
    write,
    toggle: (index: number) => setOpen(open === index ? null : index),
    move(from: number, to: number, part: string) {
      if (to < 0 || to >= items.length) return;
      arrange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
      if (open !== null) setOpen(placeAfter(open, from, to));
      focusLater(to, part);
      say('moved', from, { place: to });
    },
    add() {
      arrange([...items, blankItem(schema.items)]);
      setOpen(items.length);
      focusLater(items.length, 'field');
    },
    duplicate(index: number) {
      arrange(items.toSpliced(index + 1, 0, structuredClone(items[index])));
      setOpen(index + 1);
      focusLater(index + 1, 'summary');
      say('duplicated', index, { place: index + 1, count: items.length + 1 });
    },
    remove(index: number) {
      const name = names[index] ?? '';
      arrange(items.toSpliced(index, 1));
      setOpen(null);
      setRemoved({ item: items[index], index, name });
      announce(store, t('panel.list.removed', { name }));
      focusLater(index, 'put-back');
    },
    putBack() {
      if (!removed) return;
      arrange(items.toSpliced(removed.index, 0, removed.item));
      focusLater(removed.index, 'summary');
    },
  };
}

/** Where the item at `index` is once another one has moved. */
function placeAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

/** Stands in a list after an item was taken out, with the way back. */
function RemovedItem({ name, onPutBack }: { name: string; onPutBack(): void }) {
  const t = useTexts();
  return (
    <p className={styles['removed']}>
      <span>{t('panel.list.removed', { name })}</span>
      <Button
        kind="quiet"
        data-part="put-back"
        aria-label={t('panel.list.putBackName', { name })}
        onClick={onPutBack}
      >
        <Undo2 size={14} aria-hidden />
        {t('panel.list.putBack')}
      </Button>
    </p>
  );
}

/** Puts the focus on a part of an item once the list shows its new order. */
function useItemFocus() {
  const { list, focusLater } = useFocusLater<HTMLFieldSetElement>();
  return {
    list,
    focusLater: (index: number, part: string) => focusLater(selectorOf(index, part)),
  };
}

function selectorOf(index: number, part: string): string {
  if (part === 'put-back') return ':scope > p [data-part="put-back"]';
  const item = `:scope > [data-item="${index}"]`;
  return part === 'field'
    ? `${item} [data-fields] :is(input, textarea, select, button)`
    : `${item} > [data-head] [data-part="${part}"]`;
}
