import type { ShopEvent } from '#schemas/api/events.ts';
import { mediaRecord } from './media.ts';

/** An event as `getEvent` answers it. */
export const sampleEvent: ShopEvent = {
  id: 1,
  title: 'Dan zdrave kože: mjerenje i savjet u ljekarni',
  body: `<p>Jednu subotu u proljeću odvojili smo za vašu kožu. Mjerimo vlažnost i masnoću kože, zatim zajedno slažemo njegu.</p>
<h2>Kako izgleda susret</h2>
<ul><li>mjerenje traje desetak minuta i ne boli,</li><li>savjet je besplatan.</li></ul>`,
  media: mediaRecord({
    id: 93,
    file: 'post-morning-cream-ritual.webp',
    color: '#afa9a2',
    alt: 'Jutarnji ritual: krema na naborima tkanine',
    width: 1200,
    height: 800,
  }),
  startEvent: '2027-03-20T08:00:00Z',
  endEvent: '2027-03-20T15:00:00Z',
  eventAttendees: 36,
};
