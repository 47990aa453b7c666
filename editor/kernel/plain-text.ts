import { isRecord } from '#runtime/content/json.ts';

/** The words of a rich-text document, without its form. */
export function plainTextOf(node: unknown): string {
  if (!isRecord(node)) return '';
  const { text, content } = node;
  if (typeof text === 'string') return text;
  if (!Array.isArray(content)) return '';
  const joint = node['type'] === 'paragraph' || node['type'] === 'heading' ? '' : ' ';
  return content.map(plainTextOf).join(joint).trim();
}
