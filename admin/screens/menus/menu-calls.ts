import type { Locale } from '#domain/locales.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import {
  listNavigations,
  type NavNode,
  navigationTree,
  updateNavigation,
} from '#schemas/api/site.ts';

/** A call in another language than that of the panel's document. */
function inLanguage(languageCode: Locale) {
  return { headers: { languageCode } };
}

export interface LoadedMenu {
  tree: NavNode[];
  /** False where the menu is shown in another language, because it has none in this one. */
  isOwn: boolean;
}

/** A menu in a language, as the server falls back to. */
export async function loadMenu(
  api: ApiPort,
  name: string,
  locale: Locale,
): Promise<ApiResult<LoadedMenu>> {
  const params = { id: name };
  const [tree, all] = await Promise.all([
    api.call(navigationTree, { params, ...inLanguage(locale) }),
    api.call(listNavigations, {}),
  ]);
  if (tree.errored) return tree;
  if (all.errored) return all;
  const known = all.data.find((menu) => menu.name === name);
  const isOwn = known?.locales.includes(locale) ?? false;
  return { errored: false, data: { tree: tree.data, isOwn } };
}

/** Stores a menu in a language. */
export function saveMenu(api: ApiPort, name: string, locale: Locale, tree: NavNode[]) {
  return api.call(updateNavigation, {
    params: { id: name },
    body: { tree },
    ...inLanguage(locale),
  });
}

const KNOWN_NAMES = ['main', 'footer'];

/** Key of what a menu is called; null for one that the shop named. */
export function menuNameKey(name: string): string | null {
  return KNOWN_NAMES.includes(name) ? `admin.menuEditor.name.${name}` : null;
}

/** Place in the list of menus: those that the shop itself shows come first. */
export function rankOf(name: string): number {
  const index = KNOWN_NAMES.indexOf(name);
  return index < 0 ? KNOWN_NAMES.length : index;
}
