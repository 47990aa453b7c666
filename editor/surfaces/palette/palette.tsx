import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { SearchField } from '#kit/ui/search-field.tsx';
import type { NewThing } from '../../kernel/actions/insert-operations.ts';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { revealSelected } from '../../kernel/placement/reveal.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { useDragZone } from '../dnd/use-drag-zone.ts';
import { BlockTile } from './block-tile.tsx';
import { insertBehindSelection } from './insert-behind.ts';
import { MasterList } from './master-list.tsx';
import styles from './palette.module.css';
import { findBlocks, foundGroups, paletteGroups } from './palette-items.ts';
import { usePaletteOrder } from './use-palette-order.ts';

/** Everything that can be put on the page: dragged, or inserted behind the selection by a click. */
export function Palette() {
  const t = useTexts();
  const editor = useEditor();
  const canvas = useCanvasParts();
  const [query, setQuery] = useState('');
  const locale = useUi('locale');
  const order = usePaletteOrder();
  const { ref, ...zone } = useDragZone('palette');
  const found = findBlocks(editor.registry, locale, query);
  const isSearch = query.trim() !== '';
  const groups = isSearch ? foundGroups(found, order) : paletteGroups(found, order);
  const insert = (thing: NewThing) => {
    if (insertBehindSelection(editor, thing)) revealSelected(editor.store, canvas);
  };
  return (
    <>
      <SearchField value={query} label={t('palette.search')} onChange={setQuery} />
      <PatternsButton />
      <div ref={ref} {...zone} className={styles['list']}>
        {groups.map(({ name, items }) => (
          <section key={name} aria-label={t(`category.${name}`)} data-group={name}>
            <h3 className={styles['heading']}>{t(`category.${name}`)}</h3>
            <div className={styles['grid']}>
              {items.map((item) => (
                <BlockTile
                  key={item.id}
                  item={item}
                  isElsewhere={name === 'elsewhere'}
                  onInsert={insert}
                />
              ))}
            </div>
          </section>
        ))}
        <MasterList query={query} onInsert={insert} />
        {groups.length === 0 && <p className={styles['none']}>{t('palette.nothing', { query })}</p>}
      </div>
    </>
  );
}

/** The way to arranged sections, beside the single blocks. */
function PatternsButton() {
  const { icon: Icon, label, enabled, run } = useAction('patterns');
  return (
    <div className={styles['patterns']}>
      <button type="button" disabled={!enabled} onClick={run}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {label}
      </button>
    </div>
  );
}
