import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { useFocusLater } from '#kit/ui/use-focus-later.ts';
import { navLabel } from '#runtime/links/nav-link.ts';
import {
  type Entries,
  type MenuEntry,
  MOVES,
  type Move,
  placeOf,
  treeOf,
  withNew,
  without,
} from './menu-tree.ts';

interface Removed {
  key: number;
  name: string;
  before: Entries;
}

/** The menu as it is edited; nothing is sent before it is saved. */
export function useMenuDraft(initial: Entries, announce: (sentence: string) => void) {
  const t = useTexts();
  const [entries, setEntries] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const { list, focusLater } = useFocusLater();

  function put(next: Entries) {
    setEntries(next);
    setRemoved(null);
  }

  function add(parent: number | null) {
    const { key, entries: next } = withNew(entries, parent);
    put(next);
    setOpenKey(key);
    focusLater(`[data-entry="${key}"] input`);
  }

  return {
    entries,
    removed,
    openKey,
    list,
    isChanged: JSON.stringify(treeOf(entries)) !== JSON.stringify(treeOf(saved)),
    add,
    keepAs: setSaved,
    toggle: (key: number) => setOpenKey(openKey === key ? null : key),
    /** Opens an entry and goes to its first field. */
    show(key: number) {
      setOpenKey(key);
      focusLater(`[data-entry="${key}"] input`);
    },
    change(key: number, node: MenuEntry['node']) {
      put(entries.map((entry) => (entry.key === key ? { ...entry, node } : entry)));
    },
    move(index: number, move: Move) {
      const entry = entries[index];
      const next = MOVES[move](entries, index);
      if (!(entry && next)) return;
      put(next);
      focusLater(`[data-entry="${entry.key}"] [data-part="${move}"]`);
      announce(
        t('admin.menuEditor.moved', { name: navLabel(entry.node), ...placeOf(next, entry.key) }),
      );
    },
    remove(index: number) {
      const entry = entries[index];
      if (!entry) return;
      const name = navLabel(entry.node) || t('admin.menuEditor.untitled');
      setEntries(without(entries, index));
      setRemoved({ key: entry.key, name, before: entries });
      focusLater('[data-part="put-back"]');
      announce(t('admin.menuEditor.removed', { name }));
    },
    putBack() {
      if (!removed) return;
      put(removed.before);
      focusLater(`[data-entry="${removed.key}"] [data-part="remove"]`);
      announce(t('admin.menuEditor.isBack', { name: removed.name }));
    },
  };
}

export type MenuDraft = ReturnType<typeof useMenuDraft>;
