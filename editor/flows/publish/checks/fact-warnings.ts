import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { groupOf, placeholdersIn } from '#domain/placeholders/facts.ts';
import type { OpenElement } from '#editor/kernel/store/documents.ts';
import type { FactShelf } from '#editor/kernel/store/fields/facts.ts';
import type { ShownPlaceholder } from '#schemas/api/admin-placeholders.ts';
import type { PageWarning } from './page-warning.ts';
import type { ShownField } from './shown-fields.ts';

/** So many names are told that there are in place of a wrong one. */
const TOLD = 6;

/** A text that names facts. */
type Named = Pick<PageWarning, 'key' | 'field' | 'locale'> & { name: string };

/** Placeholders that nothing fills, and those that the shop does not fill today. */
export async function factWarnings(
  facts: FactShelf,
  fields: readonly ShownField[],
  page: OpenElement | undefined,
): Promise<PageWarning[]> {
  const named = [...namedInFields(fields), ...namedByPage(page)];
  const locales = [...new Set(named.map(({ locale }) => locale ?? DEFAULT_LOCALE))];
  const answers = await Promise.all(
    locales.map(async (locale) => {
      if (!(await facts.fetch(locale))) throw new Error('Izlog: facts could not be asked for.');
      return [locale, facts.read(locale) ?? []] as const;
    }),
  );
  const known = new Map<Locale, readonly ShownPlaceholder[]>(answers);
  return named.flatMap((one) => warningOf(one, known.get(one.locale ?? DEFAULT_LOCALE) ?? []));
}

function namedInFields(fields: readonly ShownField[]): Named[] {
  return fields.flatMap(({ node: { key }, field: { name: field }, value, locale }) =>
    placeholdersIn(value).map((name) => ({ name, key, field, locale })),
  );
}

/** Title and words for search engines; in other languages they stand beside the page's own. */
function namedByPage(page: OpenElement | undefined): Named[] {
  return placeholdersIn(page?.meta).map((name) => ({
    name,
    key: null,
    locale: LOCALES.find((locale) => locale === page?.language_code) ?? DEFAULT_LOCALE,
  }));
}

function warningOf({ name, ...where }: Named, known: readonly ShownPlaceholder[]): PageWarning[] {
  const found = known.find((fact) => fact.name === name);
  if (found) {
    return found.text === '' ? [{ kind: 'emptyFact', about: `{${name}}`, ...where }] : [];
  }
  const like = known.filter((fact) => groupOf(fact.name) === groupOf(name) && fact.label !== '');
  const names = (like.length > 0 ? like : known.filter(({ label }) => label !== ''))
    .slice(0, TOLD)
    .map((fact) => `{${fact.name}}`);
  return [{ kind: 'unknownFact', about: `{${name}} → ${names.join(', ')}`, ...where }];
}
