import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import { Keys } from './keys.tsx';
import styles from './picker-list.module.css';

/** One line that can be picked. */
export interface PickerEntry {
  id: string;
  title: string;
  /** Shown behind the title, quieter. */
  hint?: string | undefined;
  icon?: ReactNode;
  keys?: string | undefined;
  /** How deep it is indented. */
  depth?: number;
}

export interface PickerListProps {
  label: string;
  placeholder: string;
  /** Entries that match what was typed, best first. */
  entriesFor(query: string): readonly PickerEntry[];
  /** Called with what was typed, for entries that have to be fetched. */
  onQuery?(query: string): void;
  /** Shown when nothing matches. */
  nothing: string;
  onPick(id: string): void;
}

/** A list to search and pick from: the focus stays in the field, arrow keys move through the list. */
export function PickerList(props: PickerListProps) {
  const { label, placeholder, entriesFor, onQuery, nothing, onPick } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const entries = entriesFor(query);
  const current = entries[Math.min(active, entries.length - 1)];

  const go = (index: number) => {
    const next = Math.min(Math.max(index, 0), entries.length - 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      go(Math.min(active, entries.length - 1) + step);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      onPick(current.id);
    }
  };

  return (
    <div className={styles['picker']}>
      <input
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={query}
        placeholder={placeholder}
        className={styles['input']}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          onQuery?.(event.target.value);
          setActive(0);
        }}
      />
      <div ref={list} id={listId} role="listbox" aria-label={label} className={styles['list']}>
        {entries.map((entry, index) => (
          <Option
            key={entry.id}
            id={`${listId}-${entry.id}`}
            entry={entry}
            selected={entry === current}
            onHover={() => setActive(index)}
            onPick={() => onPick(entry.id)}
          />
        ))}
      </div>
      {entries.length === 0 && (
        <p className={styles['nothing']} role="status">
          {nothing}
        </p>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: PickerEntry;
  selected: boolean;
  onHover(): void;
  onPick(): void;
}

function Option({ id, entry, selected, onHover, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at the option by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={styles['option']}
      style={entry.depth === undefined ? {} : { paddingLeft: 8 + entry.depth * 16 }}
      onPointerMove={onHover}
      onClick={onPick}
    >
      {entry.icon && <span className={styles['icon']}>{entry.icon}</span>}
      <span className={styles['title']}>{entry.title}</span>
      {entry.hint && <span className={styles['hint']}>{entry.hint}</span>}
      {entry.keys && <Keys keys={entry.keys} />}
    </div>
  );
}
