import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { elementLevel } from '#runtime/content/compose.ts';
import { isRecord } from '#runtime/content/json.ts';
import { readPageFields } from '#runtime/content/page-fields.ts';
import { resolveField } from '#runtime/content/resolve.ts';
import { isStale, sourceOf, stampsFor } from '#runtime/content/stale.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { later } from '#runtime/later.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import { SLUG_MIN_LENGTH, SLUG_PATTERN } from '#schemas/primitives.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { acceptTranslation, setField } from '../../kernel/store/commands/set-field.ts';
import type { OpenElement } from '../../kernel/store/documents.ts';
import { fieldTarget } from '../../kernel/store/fields/field-target.ts';
import { useScope } from '../../kernel/store/selectors.ts';

const SLUG = new RegExp(SLUG_PATTERN);
const MAX_SLUG = 120;

/** What checks a value; fetched when one is about to be typed. */
export const pageRules = later(() => import('#kit/fields/field-faults.ts'));

/** Values of a page itself in the language that is edited; phones have none of their own. */
export function usePageValues(page: OpenElement) {
  const { history, store, t } = useEditor();
  const { locale } = useScope();
  const level = elementLevel(page);
  const translated = { schema: pageSchema, levels: [level] };
  const place = (name: string) => {
    const field = fieldsOf(pageSchema).byName.get(name);
    const { scope, documents } = store.getState();
    if (!field) return null;
    const target = fieldTarget(level.source, field, { ...scope, viewport: 'desktop' }, documents);
    const written = { locale: target.locale, viewport: 'desktop' as const };
    return { target, stamps: stampsFor(translated, 0, field, written) };
  };
  return {
    ...readPageFields(level, locale),
    /** The words that a translation is made of, where one is edited: of the title, or a part of `seo`. */
    sourceOf(name: 'title' | 'seo', part?: 'title' | 'description') {
      if (locale === page.language_code) return;
      const whole = sourceOf(translated, 0, name, 'desktop');
      const text = part && isRecord(whole) ? whole[part] : whole;
      if (typeof text !== 'string' || text === '') return;
      const request = { ...translated, locale, viewport: 'desktop' as const };
      const { origin } = resolveField({ ...request, siteLocale: DEFAULT_LOCALE }, name);
      const accept = () => {
        const { target, stamps } = place(name) ?? {};
        if (target && stamps) history.run(acceptTranslation(target, stamps));
      };
      const isOld = isStale(translated, name, origin);
      const onAccept = isOld ? accept : undefined;
      return { text, language: page.language_code, isStale: isOld, onAccept };
    },
    /** Message of the rule that a value breaks. */
    check: (field: string, value: unknown) =>
      pageRules.now()?.faultOf(pageSchema, field, value, t)?.message,
    write(name: string, value: unknown) {
      const found = place(name);
      if (found) history.run(setField(found.target, value, { stamps: found.stamps }));
    },
  };
}

/** Message for an address that breaks the rule of slugs (EDIT-07). */
export function slugFault(slug: string, t: Translate): string | undefined {
  if (slug.length < SLUG_MIN_LENGTH || !SLUG.test(slug)) return t('panel.page.slugRule');
  return slug.length > MAX_SLUG ? t('panel.fault.maxLength', { limit: MAX_SLUG }) : undefined;
}
