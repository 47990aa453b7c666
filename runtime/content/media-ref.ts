import type { MediaRef } from '#schemas/content/values.ts';
import { isRecord } from './json.ts';

/** Whether a resolved value, which is valid, is that of a media field; only its field is not known here. */
export function isMediaRef(value: unknown): value is MediaRef {
  return isRecord(value) && typeof value['id'] === 'number';
}
