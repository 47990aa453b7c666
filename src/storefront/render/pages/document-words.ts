import { isRecord } from '#runtime/content/json.ts';

const LINES: ReadonlySet<unknown> = new Set(['paragraph', 'heading']);

/** The words of a rich text document, a line for each paragraph; none for what is no document. */
export function linesOf(node: unknown): string[] {
  if (!isRecord(node)) return [];
  if (LINES.has(node['type'])) return [wordsOf(node).trim()].filter((line) => line !== '');
  return childrenOf(node).flatMap(linesOf);
}

function wordsOf(node: unknown): string {
  if (!isRecord(node)) return '';
  if (node['type'] === 'hardBreak') return '\n';
  return typeof node['text'] === 'string' ? node['text'] : childrenOf(node).map(wordsOf).join('');
}

function childrenOf(node: Record<string, unknown>): unknown[] {
  return Array.isArray(node['content']) ? node['content'] : [];
}
