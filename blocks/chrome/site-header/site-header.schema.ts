import type { Static } from 'typebox';

import { choiceField, chromeSchema } from '#schemas/fields.ts';

export const siteHeaderSchema = chromeSchema({
  sticky: choiceField(['always', 'wide', 'narrow', 'never'], 'always', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  arrangement: choiceField(['line', 'stacked'], 'line', { 'x-group': 'layout', 'x-mobile': false }),
});
export type SiteHeaderValues = Static<typeof siteHeaderSchema>;
