import { LINK_KINDS, type RichTextMark } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';
import { isRecord, isRecordId } from '../json.ts';
import { cleanText } from './clean-text.ts';

/** As long as the address of anything in the shop. */
const MAX_SLUG = 120;

/** The marks of a run of text that `allowed` names, one of each kind, with nothing but what they need. */
export function cleanMarks(marks: unknown, allowed: ReadonlySet<string>): RichTextMark[] {
  const list: unknown[] = Array.isArray(marks) ? marks : [];
  const kept = new Map<string, RichTextMark>();
  for (const item of list) {
    const mark = cleanMark(item, allowed);
    if (mark && !kept.has(mark.type)) kept.set(mark.type, mark);
  }
  return [...kept.values()];
}

function cleanMark(mark: unknown, allowed: ReadonlySet<string>): RichTextMark | null {
  if (!isRecord(mark) || typeof mark['type'] !== 'string') return null;
  const { type, attrs } = mark;
  if (!allowed.has(type)) return null;
  if (type !== 'link') return { type };
  const target = isRecord(attrs) ? linkTarget(attrs) : null;
  return target && { type, attrs: target };
}

/** Where a link leads: a thing of the shop, a file, or a safe address; null for nowhere. */
function linkTarget({ kind, id, slug, file, href }: Record<string, unknown>) {
  if (isRecord(file)) return isRecordId(file['id']) ? { file: { id: file['id'] } } : null;
  const known = LINK_KINDS.find((one) => one === kind && one !== 'url');
  if (known) return thing(known, id, slug);
  const safe = typeof href === 'string' ? safeUrl(href.normalize('NFC').trim()) : null;
  return safe === null ? null : { href: safe };
}

function thing(kind: string, id: unknown, slug: unknown) {
  const name = typeof slug === 'string' ? cleanText(slug).slice(0, MAX_SLUG) : '';
  const target = { ...(isRecordId(id) && { id }), ...(name !== '' && { slug: name }) };
  return Object.keys(target).length > 0 ? { kind, ...target } : null;
}
