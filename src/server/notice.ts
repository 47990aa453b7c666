import { isRecord } from '#runtime/content/json.ts';
import { NOTICE_QUERY, NOTICES } from '#schemas/notices.ts';
import { escapeHtml } from './markup.ts';
import type { RenderJob } from './render-job.ts';

/** The notice that a redirect asked for by key; nothing for a key that is not on the list. */
export function noticeHtml({ request, t }: RenderJob): string {
  const key = request.query[NOTICE_QUERY] ?? '';
  const kinds: unknown = NOTICES;
  if (!(isRecord(kinds) && Object.hasOwn(kinds, key))) return '';
  const text = escapeHtml(t(`page:notice.${key}`));
  return `<p class="izlog-notice" role="status" data-kind="${String(kinds[key])}">${text}</p>`;
}
