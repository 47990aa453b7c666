import { useEffect, useRef } from 'react';

/** Puts the focus on something in `list` once it shows what was changed. */
export function useFocusLater<E extends HTMLElement = HTMLDivElement>() {
  const list = useRef<E>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const target = list.current?.querySelector<HTMLElement>(wanted.current);
    if (target) wanted.current = null;
    target?.focus();
  });
  return {
    list,
    focusLater(selector: string) {
      wanted.current = selector;
    },
  };
}
