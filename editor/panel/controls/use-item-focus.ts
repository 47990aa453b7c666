import { useEffect, useRef } from 'react';

/** Puts the focus on a part of an item once the list shows its new order. */
export function useItemFocus() {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const target = list.current?.querySelector<HTMLElement>(wanted.current);
    if (target) wanted.current = null;
    target?.focus();
  });
  return {
    list,
    focusLater(index: number, part: string) {
      wanted.current = selectorOf(index, part);
    },
  };
}

function selectorOf(index: number, part: string): string {
  if (part === 'put-back') return ':scope > p [data-part="put-back"]';
  const item = `:scope > [data-item="${index}"]`;
  return part === 'field'
    ? `${item} [data-fields] :is(input, textarea, select, button)`
    : `${item} > [data-head] [data-part="${part}"]`;
}
