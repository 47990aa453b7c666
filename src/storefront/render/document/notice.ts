import {
  LEFT_QUERY,
  NOTICE_QUERY,
  NOTICES,
  type NoticeKey,
  readLeft,
} from '#domain/web/notices.ts';
import { isRecord } from '#runtime/content/json.ts';
import { getPublicProducts } from '#schemas/api/product.ts';
import { escapeHtml } from '../sections/markup.ts';
import type { RenderJob } from '../sections/render-job.ts';

const OUT_OF_STOCK: NoticeKey = 'not-enough-in-stock';

/** The notice that a redirect asked for by key; nothing for a key that is not on the list. */
export async function noticeHtml(job: RenderJob): Promise<string> {
  const key = job.request.query[NOTICE_QUERY] ?? '';
  const kinds: unknown = NOTICES;
  if (!(isRecord(kinds) && Object.hasOwn(kinds, key))) return '';
  const left = key === OUT_OF_STOCK ? await leftText(job) : '';
  const text = escapeHtml(left || job.t(`page:notice.${key}`));
  return `<p class="izlog-notice" role="status" data-notice="${key}" data-kind="${String(kinds[key])}">${text}</p>`;
}

/** Names what is short, and says how many there are; empty where the address names nothing that is sold. */
async function leftText({ request, ports, t }: RenderJob): Promise<string> {
  const left = readLeft(request.query[LEFT_QUERY] ?? '');
  if (left.length === 0) return '';
  const ids = left.map(({ productId }) => productId).join(',');
  const found = await ports.api.call(getPublicProducts, { query: { ids } });
  if (found.errored) return '';
  const freeOf = new Map(left.map(({ productId, free }) => [productId, free]));
  const products = found.data.map(({ id, name }) => `${name} (${freeOf.get(id) ?? 0})`);
  return products.length === 0
    ? ''
    : t('page:notice.left-in-stock', { products: products.join(', ') });
}
