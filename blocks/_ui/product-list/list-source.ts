import { type Static, Type } from 'typebox';
import type { LoadContext } from '#runtime/define-block.ts';
import type { AppliedFilter } from '#schemas/api/catalog.ts';
import { type Category, getCategory } from '#schemas/api/categories.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { choiceField } from '#schemas/fields.ts';

const whenDynamic = {
  'x-when': { field: 'filterMode', in: ['dynamic'] },
  'x-mobile': false,
} as const;

function recordField(control: 'tag' | 'category') {
  return Type.Optional(
    Type.Integer({ minimum: 1, 'x-bag': 'options', 'x-control': control, ...whenDynamic }),
  );
}

/** Fields that say what a list is narrowed to by rule, beside `filterMode`. */
export const ruleFields = {
  categoryId: recordField('category'),
  tagId: recordField('tag'),
  typeFilter: choiceField(['', 'product', 'service'], '', whenDynamic),
};
const ruleSchema = Type.Object(ruleFields);
export type ListRule = Static<typeof ruleSchema> & { filterMode: string };

/** What a list holds before the reader filters it. */
export interface ListSource {
  /** The category of the page; null where it shows the whole shop or follows a rule. */
  category: Category | null;
  filters: readonly AppliedFilter[];
}

/** Path of a category's page in every language (ROUTE-17). */
const CATEGORY_PATH = /^\/shop\/([^/]+)$/;

/** The category of the page a block is on; null elsewhere. */
export async function loadPageCategory({
  route,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'api'>): Promise<Category | null> {
  const slug = CATEGORY_PATH.exec(route.path)?.[1];
  if (slug === undefined) return null;
  const result = await api.call(getCategory, { params: { id: slug } });
  return result.errored ? null : result.data;
}

/** Never withdrawn products, and those of the page's category or of the rule (FILT-11). */
export async function loadSource(
  { route, api }: { route: { path: string; params: Record<string, string> }; api: ApiPort },
  rule: ListRule,
): Promise<ListSource> {
  const archived = { key: 'archived', value: false };
  if (rule.filterMode === 'dynamic')
    return { category: null, filters: [archived, ...byRule(rule)] };
  const category = await loadPageCategory({ route, api });
  const own = category ? [{ key: 'category', value: category.id }] : [];
  return { category, filters: [archived, ...own] };
}

function byRule({ categoryId, tagId, typeFilter }: ListRule): AppliedFilter[] {
  return [
    ...(categoryId === undefined ? [] : [{ key: 'category', value: categoryId }]),
    ...(tagId === undefined ? [] : [{ key: 'tag', value: tagId }]),
    ...(typeFilter === '' ? [] : [{ key: 'type', value: typeFilter }]),
  ];
}
