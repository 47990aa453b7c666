import { blockSchema, choiceField, integerField } from '#schemas/fields.ts';

/** Empty height in pixels. */
export const spacerSchema = blockSchema({
  height: integerField(
    { minimum: 0, maximum: 240, default: 48 },
    { 'x-control': 'range', 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--height' },
  ),
  space: choiceField(['none', 's', 'm', 'l'], 'none', { 'x-group': 'layout' }),
});
