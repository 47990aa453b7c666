import type { ElementContent } from '#schemas/content/element.ts';
import type { BinnedState } from '#server/db/tables/bin.ts';
import { NotFound } from '#server/errors.ts';
import type { BuiltIns } from '../built-in/built-ins.ts';
import { SlugTaken } from '../content.errors.ts';
import { earlierFaults } from '../content.gate.ts';
import type { ContentRepository, InTransaction } from '../content.repository.ts';
import { lockElement, storeDraft, type Work } from '../content.save.ts';
import { tagsOf } from '../content.tags.ts';
import type { ElementRow } from '../element-row.ts';
import { freeSlug } from '../free-slug.ts';

/** Elements that one run takes away. */
const BATCH = 100;

interface Parts {
  inTransaction: InTransaction;
  builtIns: BuiltIns;
  publishTags(tags: readonly string[]): Promise<void>;
}

/** An element in the bin. */
export interface BinKey {
  type: ElementContent['type'];
  id: number;
}

/** What came back. */
export interface Restored {
  slug: string;
  /** Whether shoppers see it again. */
  isPublic: boolean;
  /** Whether it was public when it was deleted. */
  wasPublic: boolean;
  /** When it is published; null where no time lies ahead. */
  scheduledAt: string | null;
}

/** Elements in the bin, and the ways in and out. */
export type ElementBin = ReturnType<typeof createElementBin>;

export function createElementBin({ inTransaction, builtIns, publishTags }: Parts) {
  return {
    /** Shoppers do not see it from now on. Throws `NotFound`, and what `check` throws. */
    async put(
      work: Work,
      id: number,
      type: ElementContent['type'],
      check: (row: ElementRow, inside: ContentRepository) => Promise<void>,
    ): Promise<void> {
      const { before, after } = await inTransaction(async (inside) => {
        const row = await lockElement(inside, work.siteId, id);
        if (row.type !== type) throw new NotFound();
        await check(row, inside);
        return { before: row, after: await inside.putInBin(id, work.author.id, stateOf(row)) };
      });
      await publishTags(tagsOf(before, after));
    },

    /**
     * Back with its history, as it was: public when it was public and still may be. A time that has
     * passed meanwhile publishes nothing. Throws `SlugTaken` with a free slug; under another slug
     * than its own it comes back as a draft.
     */
    async restore(work: Work, { type, id }: BinKey, asked?: string): Promise<Restored> {
      const { before, after, was } = await inTransaction(async (inside) => {
        const row = await requireBinned(inside, work.siteId, { type, id });
        const slug = asked ?? row.draft.slug;
        await requireFree(inside, row, slug);
        const out = await inside.takeOut(id, row.draft.slug === slug ? slug : '');
        const known = row.binned ?? NOTHING;
        const back =
          row.draft.slug === slug
            ? await asBefore({ inside, work, builtIns }, out, known)
            : await storeDraft(inside, work, out, { ...row.draft, slug }, { kind: 'save' });
        return { before: row, after: await scheduledAgain(inside, back, known), was: known };
      });
      await publishTags(tagsOf(before, after));
      return {
        slug: after.slug,
        isPublic: after.published !== null,
        wasPublic: was.publishedRev !== null,
        scheduledAt: after.scheduled_at?.toISOString() ?? null,
      };
    },

    /** For ever, with its history. Throws `NotFound` for what does not lie in the bin. */
    remove: (siteId: number, key: BinKey): Promise<void> =>
      inTransaction(async (inside) => {
        const row = await requireBinned(inside, siteId, key);
        await inside.removeBinned([row.id]);
      }),

    /** Takes away what was deleted before a moment; how many. */
    removeOlder: (siteId: number, before: Date): Promise<number> =>
      inTransaction(async (inside) => {
        const ids = await inside.binnedBefore(siteId, before, BATCH);
        if (ids.length > 0) await inside.removeBinned(ids);
        return ids.length;
      }),
  };
}

const NOTHING: BinnedState = { publishedRev: null, scheduledAt: null, scheduledRev: null };

function stateOf({ published_rev, scheduled_at, scheduled_rev }: ElementRow): BinnedState {
  return {
    publishedRev: published_rev,
    scheduledAt: scheduled_at?.toISOString() ?? null,
    scheduledRev: scheduled_rev,
  };
}

async function requireBinned(inside: ContentRepository, siteId: number, { type, id }: BinKey) {
  const row = await inside.lockBinned(siteId, id);
  if (row?.type !== type) throw new NotFound();
  return row;
}

async function requireFree(inside: ContentRepository, row: ElementRow, slug: string) {
  const { id, site_id: siteId, type } = row;
  const isTaken = slug !== '' && (await inside.slugOwner(siteId, type, slug, id));
  if (isTaken) throw new SlugTaken({ slug, free: await freeSlug(inside, siteId, { type, slug }) });
}

interface Again {
  inside: ContentRepository;
  work: Work;
  builtIns: BuiltIns;
}

/** What shoppers saw is public again, unless its address is taken or something that it needs is gone. */
async function asBefore(
  { inside, work, builtIns }: Again,
  row: ElementRow,
  { publishedRev }: BinnedState,
): Promise<ElementRow> {
  const found = publishedRev === null ? null : await inside.publicationAt(row.id, publishedRev);
  const content = found?.content;
  if (!content) return row;
  const { id, site_id: siteId } = row;
  const parts = { repository: inside, builtIns, siteId, rules: work.rules };
  if ((await earlierFaults(parts, { elementId: id, content })).length > 0) return row;
  return inside.update(id, {
    status: 'published',
    published: content,
    published_rev: publishedRev,
    published_slug: content.slug,
  });
}

async function scheduledAgain(
  inside: ContentRepository,
  row: ElementRow,
  { scheduledAt, scheduledRev }: BinnedState,
): Promise<ElementRow> {
  const at = scheduledAt === null ? null : new Date(scheduledAt);
  if (at === null || at.getTime() <= Date.now()) return row;
  return inside.update(row.id, {
    status: 'scheduled',
    scheduled_at: at,
    scheduled_rev: scheduledRev,
  });
}
