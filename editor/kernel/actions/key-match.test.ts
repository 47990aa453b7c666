import { describe, expect, it } from 'vitest';

import { type KeyPress, matchesKeys } from './key-match.ts';

function press(changes: Partial<KeyPress>): KeyPress {
  return {
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: () => false,
    ...changes,
  };
}

describe('shortcuts', () => {
  it('go by the letter that a Croatian keyboard prints, not by where the key lies', () => {
    const z = press({ key: 'z', code: 'KeyY', ctrlKey: true });

    expect(matchesKeys(z, 'Ctrl+Z', false)).toBe(true);
    expect(matchesKeys(z, 'Ctrl+Y', false)).toBe(false);
  });

  it('go by the place of the key on a keyboard without Latin letters', () => {
    expect(matchesKeys(press({ key: 'я', code: 'KeyZ', ctrlKey: true }), 'Ctrl+Z', false)).toBe(
      true,
    );
  });

  it('never take a character that is typed with AltGr', () => {
    const onWindows = press({ key: 'v', code: 'KeyV', ctrlKey: true, altKey: true });
    const onLinux = press({
      key: '@',
      code: 'KeyV',
      getModifierState: (name) => name === 'AltGraph',
    });

    expect(matchesKeys(onWindows, 'Ctrl+V', false)).toBe(false);
    expect(matchesKeys(onLinux, '@', false)).toBe(false);
  });

  it('want exactly their modifiers', () => {
    const redo = press({ key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true });

    expect(matchesKeys(redo, 'Ctrl+Shift+Z', false)).toBe(true);
    expect(matchesKeys(redo, 'Ctrl+Z', false)).toBe(false);
  });

  it('take a sign whether or not the layout needs Shift for it', () => {
    expect(matchesKeys(press({ key: '?', shiftKey: true }), '?', false)).toBe(true);
    expect(matchesKeys(press({ key: '?' }), '?', false)).toBe(true);
  });

  it('use the command key on a Mac', () => {
    expect(matchesKeys(press({ key: 'z', metaKey: true }), 'Ctrl+Z', true)).toBe(true);
    expect(matchesKeys(press({ key: 'z', ctrlKey: true }), 'Ctrl+Z', true)).toBe(false);
  });
});
