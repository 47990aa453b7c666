import { sampleEvent } from '#blocks/_fixtures/event.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const LONG = 'Otorinolaringološkodermatološko cjelodnevno savjetovanje o njezi osjetljive kože';

export const eventDetailExamples: readonly BlockExample[] = [
  { name: 'typical', data: { event: sampleEvent } },
  { name: 'empty', data: { event: null } },
  {
    name: 'long-text',
    data: {
      event: {
        ...sampleEvent,
        title: `${LONG}: ${LONG}`,
        body: `<p>${LONG.repeat(6)}</p>`,
        endEvent: '2027-03-22T15:00:00Z',
        eventAttendees: 12_400,
      },
    },
  },
  {
    name: 'mobile-overrides',
    options: { ratio: '3 / 2', space: 'l' },
    mobileOptions: { space: 's' },
    data: { event: sampleEvent },
  },
  {
    name: 'without-picture',
    options: { showAttendees: false },
    data: { event: { ...sampleEvent, media: null } },
  },
];
