import { useFocusLater } from '#kit/ui/use-focus-later.ts';

/** Puts the focus on a part of an item once the list shows its new order. */
export function useItemFocus() {
  const { list, focusLater } = useFocusLater<HTMLFieldSetElement>();
  return {
    list,
    focusLater: (index: number, part: string) => focusLater(selectorOf(index, part)),
  };
}

function selectorOf(index: number, part: string): string {
  if (part === 'put-back') return ':scope > p [data-part="put-back"]';
  const item = `:scope > [data-item="${index}"]`;
  return part === 'field'
    ? `${item} [data-fields] :is(input, textarea, select, button)`
    : `${item} > [data-head] [data-part="${part}"]`;
}
