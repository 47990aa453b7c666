/** The id in this installation; undefined leaves the reference as it is. */
export type IdOf = (kind: string, key: string) => number | undefined;

const REFERENCE = /^@(media|tag|product|category|element):(.+)$/;

/** What has the same id in every installation: pictures by their file, tags by their key, products by slug. */
export function ownIds({
  pictures,
  tags,
  products = [],
}: {
  pictures: readonly { file: string; id: number }[];
  tags: readonly { key: string; id: number }[];
  products?: readonly { slug: string; id: number }[];
}): Map<string, number> {
  return new Map([
    ...pictures.map(({ file, id }) => [`media:${file.replace(/^.*\/|\.\w+$/g, '')}`, id] as const),
    ...tags.map(({ key, id }) => [`tag:${key}`, id] as const),
    ...products.map(({ slug, id }) => [`product:${slug}`, id] as const),
  ]);
}

/** A copy in which references (`@media:hero`, `@element:shared/season`) are the ids that `idOf` answers. */
export function resolveReferences(value: unknown, idOf: IdOf): unknown {
  if (typeof value === 'string') {
    const [, kind, key] = REFERENCE.exec(value) ?? [];
    return kind === undefined || key === undefined ? value : (idOf(kind, key) ?? value);
  }
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, idOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, resolveReferences(item, idOf)]),
  );
}
