import { isRecord, isUnset } from './json.ts';

/** Nodes of rich text that show something without text. */
const VISIBLE_LEAVES = new Set(['horizontalRule']);

/**
 * True for a value that shows a shopper nothing: absent, `""` or white space, `[]`, `$unset`, rich
 * text without text, a link that leads nowhere and says nothing, and lists of such. Switches do not
 * count as content; numbers do.
 */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  if (!isRecord(value)) return false;
  if (isUnset(value)) return true;
  if (value['type'] === 'doc') return isBlankRichText(value);
  if (typeof value['kind'] === 'string') return isBlankLink(value);
  return Object.values(value).every(isBlank);
}

function isBlankLink({ kind: _, ...rest }: Record<string, unknown>): boolean {
  return Object.values(rest).every(isBlank);
}

function isBlankRichText(node: unknown): boolean {
  if (!isRecord(node)) return true;
  if (typeof node['type'] === 'string' && VISIBLE_LEAVES.has(node['type'])) return false;
  if (typeof node['text'] === 'string' && node['text'].trim() !== '') return false;
  const { content } = node;
  return !Array.isArray(content) || content.every(isBlankRichText);
}
