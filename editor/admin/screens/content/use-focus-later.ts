import { useEffect, useRef } from 'react';

/** Puts the focus on something in `list` once it shows what was changed. */
export function useFocusLater() {
  const list = useRef<HTMLDivElement>(null);
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
