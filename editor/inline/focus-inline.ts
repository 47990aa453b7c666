import type { NodeKey } from '../store/node-key.ts';

/** Puts the caret into a field on the canvas. `path` may lead into a list: `items.2.title`. */
export function focusInline(key: NodeKey, path: string): void {
  const fields = document.querySelectorAll<HTMLElement>('[data-inline-key]');
  const target = [...fields].find(
    ({ dataset }) => dataset['inlineKey'] === key && dataset['inlinePath'] === path,
  );
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
