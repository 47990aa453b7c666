/** The parts of a keyboard event that a shortcut looks at. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  getModifierState(modifier: string): boolean;
}

/**
 * True when the event is this shortcut. Letters go by what the layout prints (on a Croatian keyboard
 * Ctrl+Z is where others have Y), or by their place on layouts without Latin letters. AltGr
 * types characters such as @ or {, so it never matches.
 */
export function matchesKeys(event: KeyPress, keys: string, mac: boolean): boolean {
  if (event.getModifierState('AltGraph')) return false;
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier);
  const command = mac ? event.metaKey : event.ctrlKey;
  const other = mac ? event.ctrlKey : event.metaKey;
  return (
    command === wants('Ctrl') &&
    !other &&
    event.altKey === wants('Alt') &&
    (isSign(key) || event.shiftKey === wants('Shift')) &&
    printsKey(event, key)
  );
}

/** A sign that needs Shift on some layouts and not on others. */
function isSign(key: string): boolean {
  return key.length === 1 && !/[A-Z0-9]/.test(key);
}

function printsKey(event: KeyPress, key: string): boolean {
  if (event.key.toLowerCase() === key.toLowerCase()) return true;
  if (/^[A-Z]$/.test(key)) return !isLatin(event.key) && event.code === `Key${key}`;
  return /^[0-9]$/.test(key) && event.code === `Digit${key}`;
}

function isLatin(key: string): boolean {
  return /^\p{Script=Latin}$/u.test(key);
}

/** True where typing belongs to the field that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const field = target.closest('input, textarea');
  if (!(field instanceof HTMLInputElement)) return field !== null;
  return !['button', 'checkbox', 'color', 'radio', 'range', 'submit'].includes(field.type);
}

/**
 * True for a key without Ctrl on a control of the options panel (`data-own-keys`): Delete or an
 * arrow that is meant for a slider must not reach the selected node.
 */
export function isOwnKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey || event.key === 'Escape') return false;
  return target instanceof Element && target.closest('[data-own-keys], select') !== null;
}
