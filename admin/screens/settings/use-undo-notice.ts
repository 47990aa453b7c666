import { useEffect, useRef } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import {
  filterSettingChanges,
  type SettingChange,
  undoSettingChange,
} from '#schemas/api/setting-history.ts';
import { failureText } from '../../screen.tsx';
import { useConflictText } from './use-conflict-text.ts';
import { useSettingsTexts } from './use-settings-texts.ts';

/** More settings than one form has. */
const MOST = 20;

/** What was saved. */
export interface Saved {
  /** Says so. */
  sentence: string;
  /** What it is called. */
  name: string;
  /** Whether a setting is one of those that were saved. */
  isOne(setting: string): boolean;
  /** Called once it is as before. */
  onUndone(changes: readonly SettingChange[]): void;
}

/**
 * Says that settings were saved, and offers to take back what was written down of that save;
 * `isKept`: without, nothing is written down of what the form saves.
 */
export function useUndoNotice(isKept = true) {
  const { api, announce, t } = useBackOffice();
  const say = useSettingsTexts();
  const conflictOf = useConflictText();
  /** The newest change that was there before; what follows is new. */
  const known = useRef<number | null>(null);

  useEffect(() => {
    if (!isKept) return;
    void api.call(filterSettingChanges, { body: { limit: 1 } }).then((answer) => {
      if (!answer.errored) known.current ??= answer.data.records[0]?.id ?? 0;
    });
  }, [api, isKept]);

  /** The changes of one save: they have its moment. */
  async function changesOf({ isOne }: Saved): Promise<SettingChange[]> {
    const before = known.current;
    if (before === null) return [];
    const answer = await api.call(filterSettingChanges, { body: { limit: MOST } });
    if (answer.errored) return [];
    const { records } = answer.data;
    known.current = records[0]?.id ?? before;
    const [newest, ...others] = records.filter(
      ({ id, isOwn, canUndo, setting }) => id > before && isOwn && canUndo && isOne(setting),
    );
    return newest ? [newest, ...others.filter(({ at }) => at === newest.at)] : [];
  }

  async function undo(saved: Saved, changes: readonly SettingChange[]) {
    const undone: SettingChange[] = [];
    for (const { id } of changes) {
      const answer = await api.call(undoSettingChange, { params: { id } });
      if (answer.errored) {
        announce(conflictOf(answer) ?? failureText(answer, t));
        break;
      }
      known.current = answer.data.id;
      undone.push(answer.data);
    }
    if (undone.length > 0) saved.onUndone(undone);
    if (undone.length === changes.length) announce(say('history.undone', { name: saved.name }));
  }

  return async (saved: Saved) => {
    const changes = await changesOf(saved);
    const action = { label: say('history.undo'), run: () => void undo(saved, changes) };
    announce(saved.sentence, undefined, changes.length > 0 ? action : undefined);
  };
}
