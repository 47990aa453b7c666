import type { Locale } from '#domain/locales.ts';
import {
  type FoundElement,
  type FoundInContent,
  type LeftElement,
  MAX_FOUND_ELEMENTS,
  MAX_FOUND_PLACES,
  type ReplacedElement,
  type ReplacingOutcome,
} from '#schemas/api/replacing.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import type { Replacing } from '#schemas/content/replacing.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { AppError, NotFound, ValidationFailed } from '#server/errors.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ReplacingRepository } from './replacing.repository.ts';

interface Parts {
  repository: ReplacingRepository;
  content: ContentService;
  rules(): Promise<ContentRules>;
}

/** What is to be replaced in one element. */
interface Chosen {
  id: number;
  rev: number;
  keys: readonly string[];
}

type Row = Awaited<ReturnType<ReplacingRepository['drafts']>>[number];

/** Finding and replacing over all content of a site. */
export type ReplacingService = ReturnType<typeof createReplacingService>;

export function createReplacingService({ repository, content, rules }: Parts) {
  /** The drafts that may hold what is looked for, in the order of their ids. */
  async function* candidates(siteId: number, like: string): AsyncGenerator<Row> {
    let rows = await repository.drafts(siteId, { after: 0, like });
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      yield* rows;
      rows = await repository.drafts(siteId, { after: last.id, like });
    }
  }

  async function replaceIn(
    ctx: CallContext,
    { id, rev, keys }: Chosen,
    { replacing, publish }: { replacing: Replacing; publish: boolean },
  ): Promise<ReplacedElement> {
    const { id: _id, status: _status, rev: now, ...draft } = await content.draft(ctx.site.id, id);
    if (now !== rev) throw new ChangedMeanwhile();
    const { diff, replacePlaces } = await rules();
    const next = replacePlaces?.(draft, { replacing, keys: new Set(keys) }) ?? draft;
    const patches = diff(draft, next);
    if (patches.length === 0) throw new ChangedMeanwhile();
    const { publishedRev } = await content.publication(ctx.site.id, id);
    const { rev: after } = await content.patch(ctx, id, { baseRev: rev, patches, force: false });
    const isPublic = publish && publishedRev === rev && (await goesPublic(ctx, id, after));
    return { id, before: rev, after, isPublic };
  }

  /** What its page forbids to publish stays a draft. */
  async function goesPublic(ctx: CallContext, id: number, rev: number): Promise<boolean> {
    try {
      await content.publish(ctx, id, rev);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  async function putBack(ctx: CallContext, change: ReplacedElement): Promise<ReplacedElement> {
    const { id, before, after } = change;
    const { publishedRev } = await content.publication(ctx.site.id, id);
    const earlier = await content.revision(ctx.site.id, id, before);
    const { rev } = await content.replace(ctx, id, after, contentOf(earlier));
    const isPublic = change.isPublic && publishedRev === after && (await goesPublic(ctx, id, rev));
    return { id, before: after, after: rev, isPublic };
  }

  return {
    async find(
      ctx: CallContext,
      { replacing, language }: { replacing: Replacing; language?: Locale | undefined },
    ): Promise<FoundInContent> {
      const { foundPlaces } = await rules();
      const elements: FoundElement[] = [];
      for await (const row of candidates(ctx.site.id, likePattern(replacing))) {
        const all = foundPlaces?.(row.draft, replacing) ?? [];
        const places = language ? all.filter((place) => place.language === language) : all;
        if (places.length === 0) continue;
        if (elements.length === MAX_FOUND_ELEMENTS) return { elements, hasMore: true };
        elements.push(foundElement(row, places.slice(0, MAX_FOUND_PLACES)));
      }
      return { elements, hasMore: false };
    },

    replace: (
      ctx: CallContext,
      asked: { replacing: Replacing; publish: boolean; elements: readonly Chosen[] },
    ) => each(asked.elements, (chosen) => replaceIn(ctx, chosen, asked)),

    undo: (ctx: CallContext, changed: readonly ReplacedElement[]) =>
      each(changed, (change) => putBack(ctx, change)),
  };
}

class ChangedMeanwhile extends Error {}

/** One after the other; what cannot be changed is named and stops no other one. */
async function each<T extends { id: number }>(
  elements: readonly T[],
  change: (element: T) => Promise<ReplacedElement>,
): Promise<ReplacingOutcome> {
  const outcome: ReplacingOutcome = { changed: [], left: [] };
  for (const element of elements) {
    try {
      outcome.changed.push(await change(element));
    } catch (error) {
      outcome.left.push({ id: element.id, ...leftFor(error) });
    }
  }
  return outcome;
}

function leftFor(error: unknown): Omit<LeftElement, 'id'> {
  if (error instanceof NotFound) return { reason: 'gone', message: '' };
  if (error instanceof ValidationFailed) {
    return { reason: 'refused', message: firstFault(error.payload) };
  }
  const isConflict = error instanceof AppError && error.statusCode === 409;
  if (isConflict || error instanceof ChangedMeanwhile) return { reason: 'changed', message: '' };
  throw error;
}

function firstFault(payload: Record<string, unknown>): string {
  const [fault] = Array.isArray(payload['faults']) ? payload['faults'] : [];
  return typeof fault?.message === 'string' ? fault.message : '';
}

function contentOf({
  id: _id,
  status: _status,
  rev: _rev,
  ...content
}: Awaited<ReturnType<ContentService['revision']>>): ElementContent {
  return content;
}

function foundElement(row: Row, places: FoundElement['places']): FoundElement {
  const { id, type, slug, handler, rev, published_rev, draft } = row;
  const names = [draft.meta['title'], draft.meta['name'], slug, handler];
  const title = names.find((name) => typeof name === 'string' && name !== '');
  return {
    id,
    type,
    title: String(title ?? type),
    slug: slug ?? '',
    rev,
    isPublic: published_rev !== null,
    isChanged: published_rev !== null && published_rev !== rev,
    places,
  };
}

/**
 * What the JSON of a draft is like that may hold what is looked for. Signs that JSON or the collation
 * of a database writes in more than one way match anything.
 */
function likePattern(replacing: Replacing): string {
  if (replacing.kind === 'media') return `%: ${replacing.find}%`;
  const { find } = replacing;
  const words = typeof find === 'string' ? find : (find.href ?? find.slug ?? String(find.id ?? ''));
  return `%${words.replace(/[^A-Za-z0-9 .,:/-]/g, '%')}%`;
}
