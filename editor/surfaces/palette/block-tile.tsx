import { Star } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import type { NewThing } from '../../kernel/actions/insert-operations.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { onlyOnText } from '../../kernel/placement/works-on.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { toggleFavourite } from '../../kernel/store/view/at-hand.ts';
import styles from './palette.module.css';
import type { BlockItem } from './palette-items.ts';
import { PaletteTile } from './palette-tile.tsx';

interface BlockTileProps {
  item: BlockItem;
  /** It works on other pages only. */
  isElsewhere: boolean;
  onInsert(thing: NewThing): void;
}

/** A block with the star that keeps it on top; the star shows where the pointer or the focus is. */
export function BlockTile({ item, isElsewhere, onInsert }: BlockTileProps) {
  const t = useTexts();
  const editor = useEditor();
  const isFavourite = useUi('favourites').includes(item.id);
  const hint = isElsewhere ? onlyOnText(editor, [item.id]) : null;
  return (
    <div className={styles['cell']}>
      <PaletteTile item={item} hint={hint} onInsert={onInsert} />
      <button
        type="button"
        className={styles['star']}
        aria-pressed={isFavourite}
        aria-label={t('palette.favourite', { name: item.title })}
        title={t('palette.favourite', { name: item.title })}
        onClick={() => toggleFavourite(editor.store, item.id)}
      >
        <Star size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
