import type { Element, ElementContent, Patch } from '#schemas/content/element.ts';
import { systemPageAt } from '#schemas/content/system-pages.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { NotFound } from '#server/errors.ts';
import { contentRefused, SlugTaken } from './content.errors.ts';
import { contentAt, isSnapshot } from './content.history.ts';
import { mastersOf } from './content.masters.ts';
import { applyOrRefuse, baseOf, type PatchRequest, rebased } from './content.rebase.ts';
import type { ContentRepository, InTransaction } from './content.repository.ts';
import { columnsOf, draftOf, type ElementRow, type RevisionRow } from './element-row.ts';
import { masterPlaces } from './master-places.ts';

/** Who saves, on which site, and by which rules. */
export interface Work {
  siteId: number;
  author: { id: number | null; name: string };
  rules: ContentRules;
  /** Slug of the page at `/`. */
  homeSlug: string | null;
  /** Whether locks of nodes bind whoever saves: owners set them, and what comes with the product. */
  isBound: boolean;
}

/** Saving of drafts, as other parts of the module use it. */
export type SaveService = ReturnType<typeof createSaveService>;

/** Saving drafts. A save that resolves is stored for good; one that throws stored nothing. */
export function createSaveService(inTransaction: InTransaction) {
  return {
    /** The content as it would be stored: cleaned; throws all its faults. */
    accepted: (work: Work, content: ElementContent): Promise<ElementContent> =>
      inTransaction((repository) => checked(repository, work, content)),

    create: (work: Work, content: ElementContent): Promise<Element> =>
      inTransaction(async (repository) => {
        requireParts(content);
        const draft = await accept(repository, work, content, null);
        const row = await repository.insert({
          ...columnsOf(draft),
          site_id: work.siteId,
          published_slug: null,
          draft,
          rev: 1,
          published_rev: null,
          status: 'draft',
          scheduled_at: null,
          scheduled_rev: null,
        });
        await record(repository, work, row, { kind: 'save', patches: [], isWhole: true });
        return draftOf(row);
      }),

    replace: (work: Work, id: number, rev: number, content: ElementContent): Promise<Element> =>
      inTransaction(async (repository) => {
        requireParts(content);
        const row = await lockElement(repository, work.siteId, id);
        const base = await baseOf(repository, work.rules, row, rev);
        const patches = work.rules.diff(base, content);
        const next = await rebased(repository, work.rules, row, {
          baseRev: rev,
          patches,
          force: false,
        });
        return draftOf(
          await storeDraft(repository, work, row, next, { kind: 'save', isWhole: true }),
        );
      }),

    /** `remotePatches` lead from what the caller sees (its base and its patches) to what is stored. */
    patch: (work: Work, id: number, request: PatchRequest) =>
      inTransaction(async (repository) => {
        const row = await lockElement(repository, work.siteId, id);
        const next = await rebased(repository, work.rules, row, request);
        const saved = await storeDraft(repository, work, row, next, { kind: 'save' });
        const base = await baseOf(repository, work.rules, row, request.baseRev);
        const remotePatches = applyOrRefuse(() =>
          work.rules.lead(base, request.patches, saved.draft),
        );
        return { rev: saved.rev, remotePatches };
      }),

    /** The content of an old revision becomes the new draft. */
    revert: (work: Work, id: number, rev: number): Promise<Element> =>
      inTransaction(async (repository) => {
        const row = await lockElement(repository, work.siteId, id);
        const content = await contentAt(repository, work.rules, id, rev);
        if (!content) throw new NotFound();
        return draftOf(
          await storeDraft(repository, work, row, content, { kind: 'revert', isWhole: true }),
        );
      }),

    /** A content that was no revision of the element becomes its draft. */
    putBack: (work: Work, id: number, content: ElementContent): Promise<Element> =>
      inTransaction(async (repository) => {
        const row = await lockElement(repository, work.siteId, id);
        const kind = { kind: 'revert', isWhole: true } as const;
        return draftOf(await storeDraft(repository, work, row, content, kind));
      }),
  };
}

/** What shoppers are to see as a whole needs a component (EDIT-04); a draft in the making may lose its last. */
function requireParts({ type, parts }: ElementContent) {
  if (parts.length > 0 || !['page', 'static-element'].includes(type)) return;
  throw contentRefused([{ path: 'parts', rule: 'empty', message: 'Add at least one component.' }]);
}

/** The row, held until the transaction ends. */
export async function lockElement(repository: ContentRepository, siteId: number, id: number) {
  const row = await repository.lock(siteId, id);
  if (!row) throw new NotFound();
  return row;
}

/** Cleans a content from outside and checks what is left, which is what is stored; refuses with every fault. */
async function accept(
  repository: ContentRepository,
  work: Work,
  content: ElementContent,
  row: ElementRow | null,
): Promise<ElementContent> {
  const { siteId, homeSlug, isBound } = work;
  if (row) keepPlace(row, content, homeSlug);
  if (row && row.type !== content.type) {
    const message = `The element is of type ${row.type} and stays so.`;
    throw contentRefused([{ path: 'type', rule: 'const', message }]);
  }
  const cleaned = await checked(repository, work, content, row?.id);
  const locked = row && isBound ? await lockedIn(repository, work, row.draft, cleaned) : [];
  if (locked.length > 0) throw contentRefused(locked);
  const { type, slug } = content;
  const isTaken = slug !== '' && (await repository.slugOwner(siteId, type, slug, row?.id ?? 0));
  if (isTaken) throw new SlugTaken();
  return cleaned;
}

async function lockedIn(
  repository: ContentRepository,
  { siteId, rules }: Pick<Work, 'siteId' | 'rules'>,
  before: ElementContent,
  after: ElementContent,
) {
  const scope = { siteId, version: 'draft' } as const;
  const known = await mastersOf(repository, rules, scope, before);
  const masters = { ...known, ...(await mastersOf(repository, rules, scope, after)) };
  return rules.lockFaults(before, after, masters);
}

/** Cleans a content and checks what is left, wherever it will be. */
async function checked(
  repository: ContentRepository,
  { siteId, rules }: Pick<Work, 'siteId' | 'rules'>,
  content: ElementContent,
  id?: number,
): Promise<ElementContent> {
  const masters = await mastersOf(repository, rules, { siteId, version: 'draft' }, content);
  const cleaned = rules.clean(content);
  const faults = rules.check(cleaned, masters, id);
  if (faults.length > 0) throw contentRefused(faults);
  return cleaned;
}

/** A system page that shoppers see stays at its address, and a header stays one. */
function keepPlace(row: ElementRow, { slug, handler }: ElementContent, homeSlug: string | null) {
  const isMoved = slug !== row.slug && row.slug === row.published_slug;
  if (isMoved && (row.slug === homeSlug || systemPageAt(row.slug)) && row.type === 'page') {
    const message = 'The shop needs this page at its address. Take it off the shop to move it.';
    throw contentRefused([{ path: 'slug', rule: 'system-slug', message }]);
  }
  if (handler !== row.handler) {
    const message = `The element stands for "${row.handler}" and stays so.`;
    throw contentRefused([{ path: 'handler', rule: 'const', message }]);
  }
}

/** How a save is written down. */
interface Kind {
  kind: RevisionRow['kind'];
  /** The whole content goes into the history, not only what changed. */
  isWhole?: boolean;
}

/** Makes a content the draft of an element that the transaction holds. */
export async function storeDraft(
  repository: ContentRepository,
  work: Work,
  row: ElementRow,
  content: ElementContent,
  kind: Kind,
): Promise<ElementRow> {
  const draft = await accept(repository, work, content, row);
  const next = await repository.update(row.id, { ...columnsOf(draft), draft, rev: row.rev + 1 });
  await record(repository, work, next, { ...kind, patches: work.rules.diff(row.draft, draft) });
  return next;
}

async function record(
  repository: ContentRepository,
  { siteId, author }: Work,
  row: ElementRow,
  { kind, isWhole, patches }: Kind & { patches: readonly Patch[] },
) {
  const content = isWhole || isSnapshot(row.rev) ? row.draft : null;
  await repository.addRevision({
    elementId: row.id,
    rev: row.rev,
    kind,
    content,
    patches,
    author,
  });
  const places = masterPlaces(row.draft);
  const masters = await repository.byIds(siteId, [
    ...new Set(places.map(({ master }) => master.id)),
  ]);
  const known = new Set(masters.map(({ id }) => id));
  await repository.replaceUsage(
    row.id,
    places.filter(({ master }) => known.has(master.id)),
  );
}
