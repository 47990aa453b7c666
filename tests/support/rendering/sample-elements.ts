import type { Element, ElementContent } from '#schemas/content/element.ts';
import { ownIds, resolveReferences } from '#server/seed/references.ts';
import categories from '../../../presets/bonaca/catalog/categories.json' with { type: 'json' };
import products from '../../../presets/bonaca/catalog/products.json' with { type: 'json' };
import tags from '../../../presets/bonaca/catalog/tags.json' with { type: 'json' };
import home from '../../../presets/bonaca/elements/pages/home.json' with { type: 'json' };
import cookieNotice from '../../../presets/bonaca/elements/shared/cookie-notice.json' with {
  type: 'json',
};
import footer from '../../../presets/bonaca/elements/shared/footer.json' with { type: 'json' };
import header from '../../../presets/bonaca/elements/shared/header.json' with { type: 'json' };
import promise from '../../../presets/bonaca/elements/shared/promise.json' with { type: 'json' };
import season from '../../../presets/bonaca/elements/shared/season.json' with { type: 'json' };
import manifest from '../../../presets/bonaca/media/manifest.json' with { type: 'json' };

/** Ids of the elements that others place, where no database gives them one. */
export const MASTER_IDS = { 'shared/season': 11, 'shared/promise': 12 };

const ids: ReadonlyMap<string, number> = new Map([
  ...ownIds({
    pictures: manifest.items.map(({ file }, index) => ({ file, id: index + 1 })),
    tags,
    products,
  }),
  ...categories.map(({ slug }, index) => [`category:${slug}`, index + 1] as const),
  ...Object.entries(MASTER_IDS).map(([name, id]) => [`element:${name}`, id] as const),
]);

/** An element as shoppers get it. Stories show it too, so that files are not read but imported. */
function published(id: number, content: object): Element {
  // The loader of the sample shop checks these files against the schema.
  const resolved = resolveReferences(content, (kind, key) =>
    ids.get(`${kind}:${key}`),
  ) as ElementContent;
  return { ...resolved, id, rev: 1, status: 'published' };
}

export const sampleElements = {
  home: published(1, home),
  header: published(2, header),
  footer: published(3, footer),
  cookieNotice: published(4, cookieNotice),
  season: published(MASTER_IDS['shared/season'], season),
  promise: published(MASTER_IDS['shared/promise'], promise),
};
