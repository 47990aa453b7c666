import type { Static } from 'typebox';

import { blockSchema, choiceField, integerField, textField } from '#schemas/fields.ts';

/** Slots of the tabs in their order. What is in tabs beyond `count` is kept and comes back with its tab. */
export const TAB_SLOTS = ['tab1', 'tab2', 'tab3', 'tab4', 'tab5', 'tab6'] as const;

const MOST = TAB_SLOTS.length;

/** Label of a tab, shown in the panel while there are so many tabs. */
function labelField(place: number) {
  const counts = Array.from({ length: MOST - place + 1 }, (_, index) => place + index);
  return textField({ maxLength: 40, 'x-mobile': false, 'x-when': { field: 'count', in: counts } });
}

/** Two to six groups of blocks in one place, of which one shows at a time. */
export const tabsSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  count: integerField({ minimum: 2, maximum: MOST, default: 3 }, { 'x-mobile': false }),
  tab1Label: labelField(1),
  tab2Label: labelField(2),
  tab3Label: labelField(3),
  tab4Label: labelField(4),
  tab5Label: labelField(5),
  tab6Label: labelField(6),
  look: choiceField(['lines', 'pills'], 'lines', { 'x-group': 'style', 'x-mobile': false }),
  align: choiceField(['start', 'center'], 'start', { 'x-group': 'layout', 'x-mobile': false }),
});
export type TabsValues = Static<typeof tabsSchema>;
