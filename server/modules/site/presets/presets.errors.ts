import { defineError } from '#server/errors.ts';

export const PresetRefused = defineError(
  'PRESET_REFUSED',
  'Somebody has worked on this shop since its preset',
  409,
);
export const PresetBusy = defineError('PRESET_BUSY', 'Another preset is being imported', 409);
export const PresetFaulty = defineError(
  'PRESET_FAULTY',
  'The preset cannot be taken as it is',
  400,
);
