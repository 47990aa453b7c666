import { useNode } from './node-context.ts';

/**
 * Value below the breakpoint of a field with `x-mobile: 'css'` and words as values: what the mobile
 * bags say, else the value itself. A block puts it beside the value as a data attribute and lets its
 * CSS choose by the width of the page.
 */
export function useMobileValue(field: string, value: string): string {
  const mobile = useNode().mobileValues[field];
  return typeof mobile === 'string' ? mobile : value;
}
