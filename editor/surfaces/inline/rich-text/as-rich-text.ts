import type { FieldSchema } from '#kit/fields/control-props.ts';
import { cleanFieldValue } from '#runtime/content/clean/clean-field.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { RichTextDoc } from '#schemas/content/values.ts';

/**
 * TipTap's JSON as a value of a field; null when it is no document. It is cleaned as the server cleans
 * it: what comes back from saving is what was sent, so that no editor is in conflict with itself.
 */
export function asRichText(json: unknown, schema: FieldSchema): RichTextDoc | null {
  const value = isDoc(json) ? cleanFieldValue(json, { ...schema, 'x-control': 'richtext' }) : null;
  return isDoc(value) ? value : null;
}

function isDoc(value: unknown): value is RichTextDoc {
  return isRecord(value) && value['type'] === 'doc';
}
