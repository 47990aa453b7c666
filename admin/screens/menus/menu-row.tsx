import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Plus,
  Trash2,
} from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { navLabel, navLink } from '#runtime/links/nav-link.ts';
import styles from './menu-editor.module.css';
import { MenuEntryForm } from './menu-entry-form.tsx';
import { faultOf, pathOf } from './menu-link.ts';
import { MAX_LEVELS, type MenuEntry, MOVES, type Move } from './menu-tree.ts';
import type { MenuDraft } from './use-menu-draft.ts';

const MOVE_ICONS: Record<Move, LucideIcon> = {
  up: ArrowUp,
  down: ArrowDown,
  outward: IndentDecrease,
  inward: IndentIncrease,
};

interface MenuRowProps {
  draft: MenuDraft;
  entry: MenuEntry;
  index: number;
  /** Whether faults are shown: from the first try to save on. */
  isChecked: boolean;
  /** What the server has against the entry's link. */
  isRefused: boolean;
}

/** An entry of the menu with what can be done to it; its fields open below it. */
export function MenuRow({ draft, entry, index, isChecked, isRefused }: MenuRowProps) {
  const t = useTexts();
  const { key, depth, node } = entry;
  const name = navLabel(node) || t('admin.menuEditor.untitled');
  const isOpen = draft.openKey === key;
  const isFaulty = isRefused || (isChecked && faultOf(node) !== null);
  const formId = `menu-entry-${key}`;
  return (
    <li
      data-entry={key}
      data-depth={depth}
      data-open={isOpen ? '' : undefined}
      data-faulty={isFaulty ? '' : undefined}
    >
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['name']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => draft.toggle(key)}
        >
          <ChevronRight size={15} aria-hidden />
          <span>
            <strong data-empty={navLabel(node) ? undefined : ''}>{name}</strong>
            <span className="visually-hidden">
              {`, ${t('admin.menuEditor.level', { level: depth + 1 })}, `}
            </span>
            <small>{navLink(node) ? pathOf(node) : t('admin.menuEditor.linkless')}</small>
          </span>
          {isFaulty && <Badge tone="danger">{t('admin.menuEditor.faulty')}</Badge>}
          {node.target === '_blank' && <Badge>{t('admin.menuEditor.newTabShort')}</Badge>}
        </button>
        <RowActions draft={draft} entry={entry} index={index} name={name} />
      </div>
      {isOpen && (
        <MenuEntryForm
          id={formId}
          node={node}
          isChecked={isChecked}
          isRefused={isRefused}
          onChange={(next) => draft.change(key, next)}
          onClose={() => draft.toggle(key)}
        />
      )}
    </li>
  );
}

type RowActionsProps = Pick<MenuRowProps, 'draft' | 'entry' | 'index'> & { name: string };

function RowActions({ draft, entry, index, name }: RowActionsProps) {
  const t = useTexts();
  const isDeepest = entry.depth >= MAX_LEVELS - 1;
  return (
    <span className={styles['actions']}>
      {(['up', 'down', 'outward', 'inward'] as const).map((move) => (
        <IconButton
          key={move}
          icon={MOVE_ICONS[move]}
          label={t(`admin.menuEditor.${move}`, { name })}
          data-part={move}
          // Stays in reach, so that the focus is not lost at the end of the way.
          aria-disabled={MOVES[move](draft.entries, index) === null}
          onClick={() => draft.move(index, move)}
        />
      ))}
      <IconButton
        icon={Plus}
        label={t('admin.menuEditor.addBelow', { name })}
        aria-disabled={isDeepest}
        onClick={() => !isDeepest && draft.add(index)}
      />
      <IconButton
        icon={Trash2}
        data-part="remove"
        label={t('admin.menuEditor.remove', { name })}
        onClick={() => draft.remove(index)}
      />
    </span>
  );
}
