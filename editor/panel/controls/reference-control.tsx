import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useCallback } from 'react';

import { useEditor, useTexts } from '../../editor-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ControlProps } from '../control-props.ts';
import { findRecords, useRecordNames } from '../records.ts';
import styles from './controls.module.css';
import { SearchBox } from './search-box.tsx';

/** Records a picker may hold at most (ADMIN-11). */
const MAX_PICKED = 50;

/** Picks records of the shop by search: one id, or a list of ids in an order of its own. */
export function ReferenceControl(props: ControlProps) {
  const { schema, value, onChange, id, disabled, describedBy } = props;
  const { api } = useEditor();
  const kind = schema['x-control'] ?? 'product';
  const isList = schema.type === 'array';
  const ids = idsOf(value);
  const search = useCallback((query: string) => findRecords(api, kind, query), [api, kind]);
  const max = isList ? Math.min(schema.maxItems ?? MAX_PICKED, MAX_PICKED) : 1;

  function write(next: readonly number[]) {
    onChange(isList ? next : next[0]);
  }

  return (
    <div className={styles['stack']}>
      <Picked {...props} ids={ids} onPicked={write} />
      {ids.length < max && (
        <SearchBox
          id={id}
          describedBy={describedBy}
          disabled={disabled}
          search={search}
          onPick={({ id: picked }) => !ids.includes(picked) && write([...ids, picked])}
        />
      )}
    </div>
  );
}

interface PickedProps extends ControlProps {
  ids: readonly number[];
  onPicked(ids: readonly number[]): void;
}

function Picked({ schema, label, ids, disabled, onPicked }: PickedProps) {
  const t = useTexts();
  const names = useRecordNames(schema['x-control'] ?? 'product', ids);
  if (ids.length === 0) return null;
  const move = (from: number, to: number) =>
    onPicked(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  return (
    <ol className={styles['chips']} aria-label={label}>
      {ids.map((id, index) => {
        const name = names[id] ?? `#${id}`;
        return (
          <li key={id}>
            <span>{name}</span>
            {ids.length > 1 && (
              <>
                <IconButton
                  size="s"
                  icon={ArrowUp}
                  label={t('panel.list.up', { name })}
                  disabled={disabled || index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  size="s"
                  icon={ArrowDown}
                  label={t('panel.list.down', { name })}
                  disabled={disabled || index === ids.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </>
            )}
            <IconButton
              size="s"
              icon={X}
              label={t('panel.list.remove', { name })}
              disabled={disabled}
              onClick={() => onPicked(ids.filter((other) => other !== id))}
            />
          </li>
        );
      })}
    </ol>
  );
}

function idsOf(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.filter((id) => typeof id === 'number');
  return typeof value === 'number' ? [value] : [];
}
