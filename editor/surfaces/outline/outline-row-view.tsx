import {
  ChevronRight,
  EyeOff,
  Languages,
  Lock,
  PanelBottom,
  PanelTop,
  PencilRuler,
  StickyNote,
} from 'lucide-react';
import { type MouseEvent, memo, useMemo } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { staleFields } from '#runtime/content/stale.ts';
import { selectTo } from '../../kernel/actions/select-range.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { INDENT, type OutlineRow } from '../../kernel/placement/outline-rows.ts';
import { revealSelected } from '../../kernel/placement/reveal.ts';
import { isLocked } from '../../kernel/store/locks.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { isPlaced } from '../../kernel/store/nodes/node-sources.ts';
import { select, toggleSelected } from '../../kernel/store/select.ts';
import { useEditorState, useIsSelected } from '../../kernel/store/selectors.ts';
import { setUi } from '../../kernel/store/ui.ts';
import styles from './outline.module.css';
import { setFolded } from './use-outline-keys.ts';
import { useRowName } from './use-row-name.ts';

interface OutlineRowViewProps {
  row: OutlineRow;
  top: number;
  isCurrent: boolean;
  onFocusRow(id: string): void;
}

/** One row of the tree. */
export const OutlineRowView = memo(function OutlineRowView(props: OutlineRowViewProps) {
  const { row, top, isCurrent, onFocusRow } = props;
  const editor = useEditor();
  const { store } = editor;
  const { name, summary } = useRowName()(row);
  const canvas = useCanvasParts();
  const isSelected = useIsSelected(row.id);
  const isHovered = useEditorState((state) => state.ui.hovered === row.id);
  const node = row.kind === 'node' ? row.node : null;
  const isOfMaster = node !== null && (node.composed.master !== undefined || !isPlaced(node));

  const onClick = (event: MouseEvent) => {
    onFocusRow(row.id);
    if (!node) {
      setFolded(store, row.id, row.expanded === true);
    } else if (event.shiftKey) {
      selectTo(editor, node.key);
    } else if (event.ctrlKey || event.metaKey) {
      toggleSelected(store, node.key);
    } else {
      select(store, node.key);
      revealSelected(store, canvas);
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it handles the keyboard for all rows
    <div
      role="treeitem"
      aria-level={row.depth + 1}
      aria-posinset={row.position + 1}
      aria-setsize={row.size}
      aria-selected={node ? isSelected : undefined}
      aria-expanded={row.expanded ?? undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles['row']}
      data-row={row.id}
      data-kind={row.kind}
      data-hovered={isHovered ? '' : undefined}
      data-master={isOfMaster ? '' : undefined}
      {...(node ? { 'data-drag-node': node.key } : {})}
      style={{ top, paddingLeft: 6 + row.depth * INDENT }}
      onClick={onClick}
      onFocus={() => onFocusRow(row.id)}
      onPointerEnter={() => setUi(store, { hovered: node?.key ?? null })}
      onPointerLeave={() => setUi(store, { hovered: null })}
    >
      <Fold row={row} />
      <RowIcon row={row} />
      <span className={styles['name']}>
        {name}
        {summary !== null && <span className={styles['summary']}>{summary}</span>}
      </span>
      <Marks row={row} />
    </div>
  );
});

function Fold({ row }: { row: OutlineRow }) {
  const { store } = useEditor();
  if (row.expanded === null) return <span className={styles['fold']} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys of the tree do the same
    // biome-ignore lint/a11y/noStaticElementInteractions: a target for the pointer only; the tree item says whether it is expanded
    <span
      className={styles['fold']}
      data-expanded={row.expanded ? '' : undefined}
      onClick={(event) => {
        event.stopPropagation();
        setFolded(store, row.id, row.expanded === true);
      }}
    >
      <ChevronRight size={14} aria-hidden />
    </span>
  );
}

function RowIcon({ row }: { row: OutlineRow }) {
  const { registry } = useEditor();
  const placement = useEditorState((state) => state.placement);
  if (row.kind === 'node') {
    return <BlockIcon name={registry.get(row.node.composed.block)?.icon} size={15} />;
  }
  if (row.kind !== 'element') return null;
  if (row.elementId === placement.header) return <PanelTop size={15} aria-hidden />;
  if (row.elementId === placement.footer) return <PanelBottom size={15} aria-hidden />;
  return <StickyNote size={15} aria-hidden />;
}

/** What is particular about a node: hidden, locked, broken. */
function Marks({ row }: { row: OutlineRow }) {
  const t = useTexts();
  if (row.kind !== 'node') return null;
  const { hide, problem } = row.node.composed;
  const hidden = [
    ...(['desktop', 'mobile'] as const)
      .filter((name) => hide[name])
      .map((name) => t(`viewport.${name}`)),
    ...(hide.languages ?? []).map((language) => language.toUpperCase()),
  ];
  const { reason } = row.node.composed.lock;
  const locked = reason ? `${t('outline.locked')}: ${reason}` : t('outline.locked');
  return (
    <span className={styles['marks']}>
      {problem && <span className={styles['problem']} title={t(`problem.${problem}`)} />}
      {isLocked(row.node) && (
        <span title={locked}>
          <Lock size={13} aria-label={locked} />
        </span>
      )}
      {row.node.composed.example && (
        <span className={styles['stale']} title={t('outline.example')}>
          <PencilRuler size={13} aria-label={t('outline.example')} />
        </span>
      )}
      <StaleMark node={row.node} />
      {hidden.length > 0 && (
        <EyeOff
          size={13}
          aria-label={t('outline.hidden', {
            viewports: hidden.join(', '),
          })}
        />
      )}
    </span>
  );
}

/** Says in which languages a node shows translations of an older text. */
function StaleMark({ node }: { node: CanvasNode }) {
  const { registry } = useEditor();
  const t = useTexts();
  const { block, levels, problem } = node.composed;
  const schema = problem ? undefined : registry.get(block)?.schema;
  const stale = useMemo(() => (schema ? staleFields({ schema, levels }) : []), [schema, levels]);
  if (stale.length === 0) return null;
  const languages = [...new Set(stale.map(({ locale }) => locale.toUpperCase()))].join(', ');
  return (
    <span className={styles['stale']} title={t('outline.stale', { languages })}>
      <Languages size={13} aria-label={t('outline.stale', { languages })} />
    </span>
  );
}
