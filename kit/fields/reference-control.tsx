import { X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { MAX_PICKED } from '#domain/constants.ts';

import { useBackOffice, useTexts } from '../back-office-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { BrowseButton } from './browse-button.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './controls.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { findRecords, useRecordNames } from './records.ts';
import { type Choice, SearchBox } from './search-box.tsx';
import { DragHandle, SortableList, useSortableRow } from './sortable-list.tsx';

/** Picks records of the shop by search: one id, or a list of ids in an order of its own. */
export function ReferenceControl(props: ControlProps) {
  const { schema, value, onChange, id, label, disabled, describedBy } = props;
  const { api, t } = useBackOffice();
  const kind = schema['x-control'] ?? 'product';
  const isList = schema.type === 'array';
  const ids = idsOf(value);
  const search = useCallback((query: string) => findRecords(api, kind, query), [api, kind]);
  const max = isList ? Math.min(schema.maxItems ?? MAX_PICKED, MAX_PICKED) : 1;

  function write(next: readonly number[]) {
    onChange(isList ? next : next[0]);
  }

  function add({ id: picked }: Choice) {
    if (!ids.includes(picked)) write([...ids, picked]);
  }

  return (
    <div className={styles['stack']}>
      <Picked {...props} ids={ids} onPicked={write} />
      {ids.length < max && (
        <span className={styles['search']}>
          <SearchBox
            id={id}
            describedBy={describedBy}
            disabled={disabled}
            search={search}
            onPick={add}
          />
          <BrowseButton
            title={t('panel.browse', { label })}
            search={search}
            picked={ids}
            isMany={max > 1}
            disabled={disabled}
            onPick={add}
          />
        </span>
      )}
    </div>
  );
}

interface PickedProps extends ControlProps {
  ids: readonly number[];
  onPicked(ids: readonly number[]): void;
}

function Picked({ schema, label, ids, disabled, onPicked }: PickedProps) {
  const { announce, t } = useBackOffice();
  const names = useRecordNames(schema['x-control'] ?? 'product', ids);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<{ index: number; part: string } | null>(null);
  useEffect(() => {
    if (!focused.current) return;
    const { index, part } = focused.current;
    list.current?.children[index]?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
    focused.current = null;
  });
  if (ids.length === 0) return null;
  const shown = ids.map((id) => names[id] ?? `#${id}`);

  function move(from: number, to: number, part: string) {
    if (to < 0 || to >= ids.length) return;
    onPicked(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
    focused.current = { index: to, part };
    const name = shown[from] ?? '';
    announce(t('panel.list.moved', { name, place: to + 1, count: ids.length }));
  }

  return (
    <SortableList names={shown} onMove={(from, to) => move(from, to, 'handle')}>
      <ol ref={list} className={styles['chips']} aria-label={label}>
        {ids.map((id, index) => (
          <PickedRow
            key={id}
            name={shown[index] ?? ''}
            index={index}
            count={ids.length}
            disabled={disabled}
            onMove={(to, part) => move(index, to, part)}
            onRemove={() => onPicked(ids.filter((other) => other !== id))}
          />
        ))}
      </ol>
    </SortableList>
  );
}

interface PickedRowProps {
  name: string;
  index: number;
  count: number;
  disabled: boolean;
  onMove(to: number, part: 'up' | 'down'): void;
  onRemove(): void;
}

function PickedRow({ name, index, count, disabled, onMove, onRemove }: PickedRowProps) {
  const t = useTexts();
  const { row, handle } = useSortableRow(index, disabled || count < 2);
  return (
    <li {...row}>
      {count > 1 && <DragHandle name={name} disabled={disabled} handle={handle} />}
      <span>{name}</span>
      {count > 1 && (
        <MoveButtons name={name} index={index} count={count} disabled={disabled} onMove={onMove} />
      )}
      <IconButton
        size="s"
        icon={X}
        label={t('panel.list.remove', { name })}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

function idsOf(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.filter((id) => typeof id === 'number');
  return typeof value === 'number' ? [value] : [];
}
