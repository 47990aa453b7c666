import { partsOf } from '#editor/kernel/field-parts.ts';
import { isRecord } from '#runtime/content/json.ts';
import { hrefOf } from '#runtime/links/link-builder.ts';
import { isBarePath } from '#runtime/links/page-href.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { checkPaths, MAX_CHECKED_PATHS } from '#schemas/api/finder.ts';
import { LINK_KINDS, type Link } from '#schemas/content/values.ts';
import type { PageWarning } from './page-warning.ts';
import { addressesIn } from './rich-text-parts.ts';
import type { ShownField } from './shown-fields.ts';

/** A link on the page, and where it leads. */
interface PlacedLink {
  shown: ShownField;
  path: string;
}

/** Links with words that lead nowhere at all. */
export function targetWarnings(fields: readonly ShownField[]): PageWarning[] {
  return fields.flatMap((shown) =>
    linksOf(shown)
      .filter((link) => link.label && !hasTarget(link))
      .map(({ label = '' }) => ({
        kind: 'noTarget',
        key: shown.node.key,
        field: shown.field.name,
        about: label,
      })),
  );
}

/** Links to paths of the site on which shoppers find nothing; `own` is the path of the page itself. */
export async function linkWarnings(
  api: ApiPort,
  fields: readonly ShownField[],
  own: string,
): Promise<PageWarning[]> {
  const placed = fields.flatMap((shown) => pathsOf(shown).map((path) => ({ shown, path })));
  const inside = placed.filter(({ path }) => isOurs(path) && pathOnly(path) !== own);
  const missing = await missingOf(api, inside);
  return inside
    .filter(({ path }) => missing.has(path))
    .map(({ shown, path }) => ({
      kind: 'brokenLink',
      key: shown.node.key,
      field: shown.field.name,
      about: path,
    }));
}

async function missingOf(api: ApiPort, links: readonly PlacedLink[]): Promise<ReadonlySet<string>> {
  const paths = [...new Set(links.map(({ path }) => path))];
  const found = new Set<string>();
  for (let start = 0; start < paths.length; start += MAX_CHECKED_PATHS) {
    const part = paths.slice(start, start + MAX_CHECKED_PATHS);
    const { missing } = await api.get(checkPaths, { body: { paths: part } });
    for (const path of missing) found.add(path);
  }
  return found;
}

function isOurs(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !isBarePath(pathOnly(path));
}

function pathOnly(path: string): string {
  const end = path.search(/[?#]/);
  return end === -1 ? path : path.slice(0, end);
}

function pathsOf(shown: ShownField): string[] {
  const texts = partsOf(shown.value, shown.field.schema)
    .filter(({ control }) => control === 'richtext')
    .flatMap(({ value }) => addressesIn(value));
  return [
    ...linksOf(shown)
      .filter(hasTarget)
      .map((link) => hrefOf(link)),
    ...texts,
  ];
}

function linksOf({ value, field }: ShownField): Link[] {
  return partsOf(value, field.schema)
    .filter(({ control }) => control === 'link')
    .flatMap((part) => (isLink(part.value) ? [part.value] : []));
}

function isLink(value: unknown): value is Link {
  return isRecord(value) && LINK_KINDS.some((kind) => kind === value['kind']);
}

function hasTarget({ kind, href, id, slug }: Link): boolean {
  if (kind === 'url') return Boolean(href?.trim());
  return kind === 'event' ? id !== undefined : Boolean(slug);
}
