import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Makes the whole page one tab stop, however many links and buttons its blocks have: Tab comes to
 * the canvas itself and leaves it behind all of them. What is clicked, or focused by the editor,
 * keeps the focus.
 */
export function useCanvasTabs() {
  const end = useRef<HTMLSpanElement>(null);
  const lastKey = useRef('');
  useEffect(() => {
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      lastKey.current = key;
    };
    const onPointerDown = () => {
      lastKey.current = '';
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, []);

  return {
    /** Stands behind everything on the canvas; the browser goes on from there. */
    end,
    onKeyDown({ key, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>) {
      if (key === 'Tab' && !shiftKey && target === currentTarget) end.current?.focus();
    },
    onFocusCapture({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const comesIn = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      if (lastKey.current !== 'Tab' || !comesIn || target === currentTarget) return;
      if (target !== end.current) currentTarget.focus();
    },
  };
}
