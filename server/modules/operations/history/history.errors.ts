import { defineError } from '#server/errors.ts';

/** `was` is what the change had set, `now` what holds. */
export const SettingChanged = defineError(
  'SETTING_CHANGED',
  'The setting was changed meanwhile',
  409,
);
export const SettingNotKept = defineError('SETTING_NOT_KEPT', 'The former value was not kept', 409);
