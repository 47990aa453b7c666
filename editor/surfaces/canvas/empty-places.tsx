import { Plus } from 'lucide-react';
import { useCallback } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { slotPlaceKey } from '../../kernel/placement/slot-place.ts';
import type { ListRef } from '../../kernel/store/documents.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { slotList } from '../../kernel/store/titles/slot-list.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import styles from './empty-places.module.css';

/** Where nodes can be dropped into a slot that holds none. */
export function EmptySlot({ node, slot }: { node: CanvasNode; slot: string }) {
  const t = useTexts();
  const { elements } = useCanvasParts();
  const { composition, store } = useEditor();
  const masterId = useEditorState((state) => state.scope.masterId);
  const shown = slotList(node, slot, composition(store.getState()), { masterId });
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element ? elements.attach(slotPlaceKey(node.key, slot), element) : undefined,
    [elements, node.key, slot],
  );
  return (
    <div ref={ref} className={styles['slot']} data-editor-only>
      <AddHere list={shown.list} disabled={shown.closed !== null} label={t('canvas.emptySlot')} />
    </div>
  );
}

/** Shown on a page without sections. */
export function EmptyPage({ elementId }: { elementId: number }) {
  const t = useTexts();
  return (
    <div className={styles['page']} data-editor-only>
      <p className={styles['title']}>{t('canvas.emptyPage')}</p>
      <p>{t('canvas.emptyPageHint')}</p>
      <AddHere
        list={{ elementId, nodeId: null, slot: null }}
        disabled={false}
        label={t('canvas.addFirst')}
      />
    </div>
  );
}

interface AddHereProps {
  list: ListRef;
  disabled: boolean;
  label: string;
}

function AddHere({ list, disabled, label }: AddHereProps) {
  const { store } = useEditor();
  return (
    <button
      type="button"
      className={styles['add']}
      disabled={disabled}
      data-canvas-control
      onClick={() => openDialog(store, { name: 'insert', place: { ...list, index: 0 } })}
    >
      <Plus size={16} aria-hidden />
      {label}
    </button>
  );
}
