import { bagsOf, translationsOf } from '#runtime/content/bag-set.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { readPageFields } from '#runtime/content/page-fields.ts';
import type { Level } from '#runtime/content/types.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { later } from '#runtime/later.ts';
import { ELEMENT_TR_KEY } from '#schemas/content/element.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import { SLUG_MIN_LENGTH, SLUG_PATTERN } from '#schemas/primitives.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { setField } from '../../kernel/store/commands/set-field.ts';
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
  const source = { elementId: page.id, nodeId: ELEMENT_TR_KEY };
  const level: Level = {
    kind: 'own',
    source,
    bags: bagsOf(page),
    tr: translationsOf(page.tr, ELEMENT_TR_KEY),
    baseLocale: page.language_code,
  };
  return {
    ...readPageFields(level, locale),
    /** Message of the rule that a value breaks. */
    check: (field: string, value: unknown) =>
      pageRules.now()?.faultOf(pageSchema, field, value, t)?.message,
    write(name: string, value: unknown) {
      const field = fieldsOf(pageSchema).byName.get(name);
      const { scope, documents } = store.getState();
      if (!field) return;
      const desktop = { ...scope, viewport: 'desktop' as const };
      history.run(setField(fieldTarget(source, field, desktop, documents), value));
    },
  };
}

/** Message for an address that breaks the rule of slugs (EDIT-07). */
export function slugFault(slug: string, t: Translate): string | undefined {
  if (slug.length < SLUG_MIN_LENGTH || !SLUG.test(slug)) return t('panel.page.slugRule');
  return slug.length > MAX_SLUG ? t('panel.fault.maxLength', { limit: MAX_SLUG }) : undefined;
}
