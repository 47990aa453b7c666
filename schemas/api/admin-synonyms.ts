import { Type } from 'typebox';
import { SYNONYM_LIMITS } from '#domain/commerce/synonyms.ts';
import { byLocale } from '#domain/locales.ts';
import { defineEndpoint } from './endpoint.ts';

const { groups, words, letters } = SYNONYM_LIMITS;

/** Groups of words that mean the same, of each language; a word may be a few words. */
export const synonymsSchema = Type.Object(
  byLocale(() =>
    Type.Array(Type.Array(Type.String({ maxLength: letters }), { maxItems: words }), {
      maxItems: groups,
    }),
  ),
  { additionalProperties: false },
);

export const adminSynonyms = defineEndpoint({
  key: 'admin.synonyms.read',
  method: 'GET',
  path: '/api/v1/admin/settings/synonyms',
  summary: 'Read which words of the search mean the same',
  access: 'backoffice',
  data: synonymsSchema,
});

/**
 * Changes all groups; the next search obeys them. Blanks and repetitions are taken out. 400 with a
 * fault by `<language>.<place of the group>`: `few` for a group of less than two words, `letters` for
 * a word without any.
 */
export const adminUpdateSynonyms = defineEndpoint({
  key: 'admin.synonyms.update',
  method: 'PUT',
  path: '/api/v1/admin/settings/synonyms',
  summary: 'Change which words of the search mean the same',
  access: 'backoffice',
  body: synonymsSchema,
  data: synonymsSchema,
});
