import type { LoadContext } from '#runtime/define-block.ts';
import { getEvent, type ShopEvent } from '#schemas/api/events.ts';

/** The event of the page a block is on; null elsewhere. */
export interface PageEvent {
  event: ShopEvent | null;
}

/** Paths of an event's page in all languages (ROUTE-18). */
const EVENT_PATH = /^\/(?:dogadjaj|event)\/([1-9]\d{0,8})$/;

/** Loader of every block that shows the event of its page. */
export async function loadPageEvent({
  route,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'api'>): Promise<PageEvent> {
  const id = EVENT_PATH.exec(route.path)?.[1];
  if (id === undefined) return { event: null };
  const result = await api.call(getEvent, { params: { id: Number(id) } });
  return { event: result.errored ? null : result.data };
}
