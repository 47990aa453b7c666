import type { NodeKey } from './store/nodes/node-key.ts';

/** Puts the caret into a field on the canvas. `path` may lead into a list: `items.2.title`. */
export function focusInline(key: NodeKey, path: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-inline-key]')].filter(
    ({ dataset }) => dataset['inlineKey'] === key && dataset['inlinePath'] === path,
  );
  // A node that looks different on phones is on the canvas twice; one copy is not shown.
  const target = fields.find((field) => field.getClientRects().length > 0) ?? fields[0];
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
