/** The id in this installation; undefined leaves the reference as it is. */
export type IdOf = (kind: string, key: string) => number | undefined;

/** What has an id in an installation and a name in a preset. */
export const REFERENCE_KINDS = [
  'media',
  'tag',
  'product',
  'category',
  'post',
  'event',
  'element',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

const REFERENCE = new RegExp(`^@(${REFERENCE_KINDS.join('|')}):(.+)$`);

/** Key of a picture: its file without folder and ending. */
export const mediaKeyOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

/** What a preset numbers itself: pictures by their file, tags by their key, products by slug. */
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
    ...pictures.map(({ file, id }) => [`media:${mediaKeyOf(file)}`, id] as const),
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

/** How far the ids of a preset move, so that they meet none that an installation has already. */
export interface IdShift {
  media: number;
  tag: number;
  product: number;
}
export const NO_SHIFT: IdShift = { media: 0, tag: 0, product: 0 };

/** Ids of a preset as they are in the installation. */
export function shifted(idOf: IdOf, shift: IdShift): IdOf {
  return (kind, key) => {
    const id = idOf(kind, key);
    if (id === undefined) return undefined;
    return kind === 'media' || kind === 'tag' || kind === 'product' ? id + shift[kind] : id;
  };
}

/** A picture's address: its id, and the beginning of the hash of its content. */
const ADDRESS = /\/media\/(\d+)-(\w+)\//g;
const PORTABLE_ADDRESS = /\/media\/(@media:[^/"'\s]+)\/(\w+)\//g;

/** HTML whose addresses of pictures name them in the place of their ids here. */
export function withPortableAddresses(
  html: string,
  nameOf: (id: number) => string | undefined,
): string {
  return html.replaceAll(ADDRESS, (address, id, hash) => {
    const name = nameOf(Number(id));
    return name === undefined ? address : `/media/${name}/${hash}/`;
  });
}

/** The same with the ids of this installation. A picture keeps its bytes, and so its hash. */
export function withOwnAddresses(html: string, idOf: IdOf): string {
  return html.replaceAll(PORTABLE_ADDRESS, (address, name, hash) => {
    const id = resolveReferences(name, idOf);
    return typeof id === 'number' ? `/media/${id}-${hash}/` : address;
  });
}
