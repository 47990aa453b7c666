import { loadPageEvent } from '#blocks/_ui/post-page/page-event.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { eventDetailExamples } from './event-detail.examples.ts';
import { eventDetailSchema } from './event-detail.schema.ts';
import { EventDetail } from './event-detail.tsx';

export const eventDetail = defineBlock({
  type: 'event-detail',
  version: 1,
  category: 'blog',
  icon: 'calendar-days',
  schema: eventDetailSchema,
  texts: blockTexts('event-detail'),
  contract: { on: ['event'], provides: ['event-details'], unique: true },
  load: loadPageEvent,
  Component: EventDetail,
  examples: eventDetailExamples,
});
