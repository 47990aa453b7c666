import { NOTICE_QUERY, NOTICES } from '#domain/web/notices.ts';
import { isRecord } from '#runtime/content/json.ts';
import { escapeHtml } from '../sections/markup.ts';
import type { RenderJob } from '../sections/render-job.ts';

/** The notice that a redirect asked for by key; nothing for a key that is not on the list. */
export function noticeHtml({ request, t }: RenderJob): string {
  const key = request.query[NOTICE_QUERY] ?? '';
  const kinds: unknown = NOTICES;
  if (!(isRecord(kinds) && Object.hasOwn(kinds, key))) return '';
  const text = escapeHtml(t(`page:notice.${key}`));
  return `<p class="izlog-notice" role="status" data-notice="${key}" data-kind="${String(kinds[key])}">${text}</p>`;
}
