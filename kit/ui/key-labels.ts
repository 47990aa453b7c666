const NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Escape: 'Esc',
};

const MAC_NAMES: Record<string, string> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** True on a Mac, where shortcuts use the command key. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** What is on the keys of a shortcut such as `Ctrl+Shift+Z`. */
export function keyLabels(keys: string, mac = isMac()): string[] {
  return keys.split('+').map((key) => (mac ? MAC_NAMES[key] : undefined) ?? NAMES[key] ?? key);
}
