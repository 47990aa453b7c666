import { sharedPath } from '#runtime/render/picture-sources.ts';
import { getEvent, type ShopEvent } from '#schemas/api/events.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import type { LinkedThing } from '../document/head.ts';
import { plainText, shorten } from '../document/plain-text.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { viewPage } from './answer-pages.tsx';
import { chosenTemplate } from './chosen-template.ts';
import { addressOf } from './page-address.ts';
import { type About, contentPage } from './pages.tsx';

const NOT_FOUND = 404;

/** The page of an event: what the site's template says, filled with the event (ROUTE-18, G-010). */
export async function eventPage(job: RenderJob, { id }: { id: number }): Promise<PageResponse> {
  const result = await job.ports.api.call(getEvent, { params: { id } });
  if (result.errored) {
    if (result.statusCode === NOT_FOUND) return viewPage(job, NOT_FOUND);
    throw new Error(`Izlog: the event ${id} cannot be read: ${result.message}`);
  }
  const event = result.data;
  return contentPage(job, await chosenTemplate(job, 'DefaultEventTemplate'), {
    params: { id: String(id) },
    cacheable: true,
    about: aboutEvent(job, event),
  });
}

function aboutEvent(job: RenderJob, event: ShopEvent): Partial<About> {
  return {
    title: event.title,
    description: shorten(plainText(event.body)),
    image: event.media ? sharedPath(event.media) : '',
    linkedData: [eventThing(job, event)],
  };
}

/** The event as schema.org describes it. */
function eventThing(job: RenderJob, event: ShopEvent): LinkedThing {
  const { request, site } = job;
  const url = addressOf(job, { kind: 'event', id: event.id });
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: plainText(event.body),
    url,
    startDate: event.startEvent,
    endDate: event.endEvent,
    ...(event.media ? { image: [request.origin + sharedPath(event.media)] } : {}),
    organizer: { '@type': 'Organization', name: site.brand, url: `${request.origin}/` },
  };
}
