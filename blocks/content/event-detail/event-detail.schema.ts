import type { Static } from 'typebox';

import { blockSchema, choiceField, toggleField } from '#schemas/fields.ts';

/** Which parts of the event are shown; the words and the picture are the event's own. */
export const eventDetailSchema = blockSchema({
  showAttendees: toggleField(true, { 'x-mobile': false }),
  ratio: choiceField(['2 / 1', '16 / 9', '3 / 2', 'none'], '2 / 1', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type EventDetailValues = Static<typeof eventDetailSchema>;
