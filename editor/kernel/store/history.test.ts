import { describe, expect, it } from 'vitest';

import {
  closeStep,
  EMPTY_HISTORY,
  type HistoryEntry,
  pushEntry,
  rebaseHistory,
  TYPING_PAUSE_MS,
} from './history.ts';

function step(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    name: 'setField',
    at: 0,
    patches: [{ op: 'replace', path: ['1', 'nodes', 'a', 'meta', 'title'], value: 'new' }],
    inverse: [{ op: 'replace', path: ['1', 'nodes', 'a', 'meta', 'title'], value: 'old' }],
    selectedBefore: [],
    selectedAfter: [],
    ...changes,
  };
}

function typed(value: string, before: string, at: number): HistoryEntry {
  const path = ['1', 'nodes', 'a', 'meta', 'title'];
  return step({
    merge: 'title',
    at,
    patches: [{ op: 'replace', path, value }],
    inverse: [{ op: 'replace', path, value: before }],
  });
}

describe('the history', () => {
  it('merges typing in one field into one step that leads back to the first value', () => {
    const history = [typed('a', '', 0), typed('ab', 'a', 200), typed('abc', 'ab', 700)].reduce(
      pushEntry,
      EMPTY_HISTORY,
    );

    expect(history.undo).toHaveLength(1);
    expect(history.undo[0]?.patches).toMatchObject([{ value: 'abc' }]);
    expect(history.undo[0]?.inverse).toMatchObject([{ value: '' }]);
  });

  it('begins a new step after a pause in typing', () => {
    const history = [typed('a', '', 0), typed('ab', 'a', TYPING_PAUSE_MS)].reduce(
      pushEntry,
      EMPTY_HISTORY,
    );

    expect(history.undo).toHaveLength(2);
  });

  it('begins a new step once the field was left', () => {
    const first = closeStep(pushEntry(EMPTY_HISTORY, typed('a', '', 0)));

    expect(pushEntry(first, typed('ab', 'a', 10)).undo).toHaveLength(2);
  });

  it('forgets what was undone when something new is done', () => {
    const history = pushEntry({ undo: [], redo: [step()] }, step());

    expect(history.redo).toEqual([]);
  });

  it('keeps a hundred steps and more', () => {
    const history = Array.from({ length: 150 }, (_, at) => step({ at })).reduce(
      pushEntry,
      EMPTY_HISTORY,
    );

    expect(history.undo).toHaveLength(150);
  });

  it('drops the steps whose field somebody else has changed, and keeps the others', () => {
    const mine = step({ name: 'mine' });
    const other = step({
      name: 'other',
      patches: [{ op: 'replace', path: ['1', 'nodes', 'b', 'meta', 'title'], value: 'x' }],
    });

    const rebased = rebaseHistory({ undo: [mine, other], redo: [] }, '1', [
      { op: 'replace', path: ['nodes', 'a', 'meta', 'title'], value: 'theirs' },
    ]);

    expect(rebased.undo.map(({ name }) => name)).toEqual(['other']);
  });

  it('keeps steps of other elements when one element was changed by somebody else', () => {
    const rebased = rebaseHistory({ undo: [step()], redo: [] }, '2', [
      { op: 'replace', path: ['nodes', 'a', 'meta', 'title'], value: 'theirs' },
    ]);

    expect(rebased.undo).toHaveLength(1);
  });
});
