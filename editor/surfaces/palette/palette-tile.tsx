import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { Tooltip } from '#kit/ui/tooltip.tsx';
import type { NewThing } from '../../kernel/actions/insert-operations.ts';
import styles from './palette.module.css';
import type { PaletteItem } from './palette-items.ts';
import { Thumbnail } from './thumbnail.tsx';

interface PaletteTileProps {
  item: PaletteItem;
  /** What is told of it when the pointer rests on it. */
  hint?: string | null | undefined;
  onInsert(thing: NewThing): void;
}

/** A block or master: Enter and a click insert it, the space bar and the mouse pick it up. */
export function PaletteTile({ item, hint, onInsert }: PaletteTileProps) {
  const { thing } = item;
  const drag =
    thing.kind === 'block'
      ? { 'data-drag-block': thing.block }
      : { 'data-drag-master': thing.masterId };
  return (
    <Tooltip label={hint ?? (item.description || item.title)} side="right">
      <button
        type="button"
        className={styles['tile']}
        data-kind={thing.kind}
        {...drag}
        onClick={() => onInsert(thing)}
      >
        {thing.kind === 'block' ? (
          <Thumbnail type={thing.block} icon={item.icon} />
        ) : (
          <BlockIcon name={item.icon} size={18} />
        )}
        <span className={styles['name']}>{item.title}</span>
      </button>
    </Tooltip>
  );
}
