import { bagsOf, translationsOf } from '#runtime/content/bag-set.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { isRecord } from '#runtime/content/json.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { ELEMENT_TR_KEY } from '#schemas/content/element.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import { DEFAULT_LOCALE, SLUG_MIN_LENGTH, SLUG_PATTERN } from '#schemas/primitives.ts';
import { useEditor } from '../editor-context.ts';
import { setField } from '../store/commands/set-field.ts';
import type { OpenElement } from '../store/documents.ts';
import { fieldTarget } from '../store/field-target.ts';
import { useScope } from '../store/selectors.ts';
import { faultOf } from './field-faults.ts';

const SLUG = new RegExp(SLUG_PATTERN);
const MAX_SLUG = 120;

/** What search engines are told of a page. */
export interface Seo {
  title?: string;
  description?: string;
  image?: number;
  noindex?: boolean;
}

/** Values of a page itself in the language that is edited; phones have none of their own. */
export function usePageValues(page: OpenElement) {
  const { history, store, t } = useEditor();
  const { locale } = useScope();
  const source = { elementId: page.id, nodeId: ELEMENT_TR_KEY };
  const { values } = resolveNode({
    schema: pageSchema,
    levels: [
      {
        kind: 'own',
        source,
        bags: bagsOf(page),
        tr: translationsOf(page.tr, ELEMENT_TR_KEY),
        baseLocale: page.language_code,
      },
    ],
    locale,
    viewport: 'desktop',
    siteLocale: DEFAULT_LOCALE,
  });
  return {
    title: typeof values['title'] === 'string' ? values['title'] : '',
    seo: seoOf(values['seo']),
    requiresLogin: values['requiresLogin'] === true,
    /** Message of the rule that a value breaks. */
    check: (field: string, value: unknown) => faultOf(pageSchema, field, value, t)?.message,
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

function seoOf(value: unknown): Seo {
  if (!isRecord(value)) return {};
  const { title, description, image, noindex } = value;
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    ...(typeof image === 'number' ? { image } : {}),
    ...(typeof noindex === 'boolean' ? { noindex } : {}),
  };
}
