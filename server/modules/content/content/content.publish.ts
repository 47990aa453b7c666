import type { Element, ElementContent, Fault } from '#schemas/content/element.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { NotFound } from '#server/errors.ts';
import type { BuiltIns } from './built-in/built-ins.ts';
import type { ContractParts } from './content.contracts.ts';
import { contentRefused, PublishedSince } from './content.errors.ts';
import { type Candidate, earlierFaults, faultsWithout, gateFaults } from './content.gate.ts';
import { contentAt } from './content.history.ts';
import { conflictOf } from './content.rebase.ts';
import type { ContentRepository, InTransaction } from './content.repository.ts';
import { lockElement, type Work } from './content.save.ts';
import { tagsOf } from './content.tags.ts';
import { draftOf, type ElementRow } from './element-row.ts';

/** Publications of one run of the schedule. */
const BATCH = 20;

interface Parts {
  inTransaction: InTransaction;
  builtIns: BuiltIns;
  publishTags(tags: readonly string[]): Promise<void>;
}

/** Publishing. Tells the caches after the change is stored. */
export function createPublishService({ inTransaction, builtIns, publishTags }: Parts) {
  /** Stores a change of what shoppers see, then tells the caches. */
  async function change(
    work: Work,
    id: number,
    run: (repository: ContentRepository, row: ElementRow) => Promise<ElementRow>,
  ): Promise<Element> {
    const { before, after } = await inTransaction(async (repository) => {
      const row = await lockElement(repository, work.siteId, id);
      return { before: row, after: await run(repository, row) };
    });
    await publishTags(tagsOf(before, after));
    return draftOf(after);
  }

  return {
    /** `rev` is the draft the editor saw; a newer one is a conflict, so that nobody publishes unseen. */
    publish: (work: Work, id: number, rev?: number) =>
      change(work, id, async (repository, row) => {
        if (rev !== undefined && rev !== row.rev) throw await conflictOf(repository, row);
        refuse(await gateFaults({ ...work, repository, builtIns }, candidateOf(row)));
        return makePublic(repository, work, row, { content: row.draft, rev: row.rev });
      }),

    /** Makes an earlier publication public again, in place of the one with the revision `instead`. */
    republish: (work: Work, id: number, { rev, instead }: { rev: number; instead: number }) =>
      change(work, id, async (repository, row) => {
        if (row.published_rev !== instead) throw new PublishedSince();
        const earlier = await repository.publicationAt(row.id, rev);
        if (!earlier?.content) throw new NotFound();
        const { content } = earlier;
        const parts = { ...work, repository, builtIns };
        refuse(await earlierFaults(parts, { elementId: row.id, content }));
        return makePublic(repository, work, row, { content, rev });
      }),

    /** Refused only of what published pages show and would be broken without. */
    unpublish: (work: Work, id: number) =>
      change(work, id, async (repository, row) => {
        refuse(await faultsWithout({ ...work, repository, builtIns }, candidateOf(row)));
        return repository.update(row.id, {
          status: 'draft',
          published: null,
          published_rev: null,
          published_slug: null,
          scheduled_at: null,
          scheduled_rev: null,
        });
      }),

    /** The draft of now goes public at `at`; what is saved until then waits for the next publication. */
    schedule: (work: Work, id: number, at: Date) =>
      change(work, id, async (repository, row) => {
        if (at.getTime() <= Date.now()) {
          const message = 'The time lies in the past.';
          throw contentRefused([{ path: 'at', rule: 'future', message }]);
        }
        refuse(await gateFaults({ ...work, repository, builtIns }, candidateOf(row)));
        return repository.update(row.id, {
          status: 'scheduled',
          scheduled_at: at,
          scheduled_rev: row.rev,
        });
      }),

    /** The element goes back to what it was; nothing happens to one without a date. */
    unschedule: (work: Work, id: number) =>
      change(work, id, (repository, row) =>
        row.scheduled_at ? repository.update(row.id, unscheduled(row)) : Promise.resolve(row),
      ),

    /** Publishes what is due; returns the ids and why some were not published. */
    async publishDue(rules: ContentRules, now: Date): Promise<DueOutcome[]> {
      const results = await inTransaction(async (repository) => {
        const rows = await repository.due(now, BATCH);
        // All processes ask for several locks in the same order.
        const sites = new Set(rows.map(({ site_id }) => site_id));
        for (const id of [...sites].sort((a, b) => a - b)) await repository.lockPublishing(id);
        const outcomes: (DueOutcome & { tags: string[] })[] = [];
        for (const row of rows) {
          outcomes.push(await publishScheduled({ repository, rules, builtIns }, row));
        }
        return outcomes;
      });
      await publishTags(results.flatMap(({ tags }) => tags));
      return results.map(({ id, refusal }) => ({ id, refusal }));
    },
  };
}

function unscheduled({ published }: ElementRow) {
  const status = published ? ('published' as const) : ('draft' as const);
  return { status, scheduled_at: null, scheduled_rev: null };
}

/** Outcome of a scheduled publication; `refusal` is null when it went public. */
export interface DueOutcome {
  id: number;
  refusal: string | null;
}

/** A schedule that cannot be kept is given up: the element goes back to what it was. */
async function publishScheduled(
  parts: Omit<ContractParts, 'siteId'>,
  row: ElementRow,
): Promise<DueOutcome & { tags: string[] }> {
  const { repository, rules } = parts;
  const work: Work = {
    siteId: row.site_id,
    author: { id: null, name: '' },
    rules,
    homeSlug: null,
    isBound: false,
  };
  const rev = row.scheduled_rev ?? row.rev;
  const content = await contentAt(repository, rules, row.id, rev);
  const refusal = content
    ? await refusalOf({ ...parts, siteId: row.site_id }, row, content)
    : 'The scheduled revision is gone.';
  if (!content || refusal) {
    await repository.update(row.id, unscheduled(row));
    return { id: row.id, refusal, tags: [] };
  }
  const author = { id: null, name: await repository.lastAuthor(row.id) };
  const after = await makePublic(repository, { ...work, author }, row, { content, rev });
  return { id: row.id, refusal: null, tags: tagsOf(row, after) };
}

async function refusalOf(
  parts: ContractParts,
  row: ElementRow,
  content: ElementContent,
): Promise<string | null> {
  const [fault] = await earlierFaults(parts, { elementId: row.id, content });
  return fault ? `${fault.path}: ${fault.message}` : null;
}

function candidateOf({ id, draft }: ElementRow): Candidate {
  return { elementId: id, content: draft };
}

function refuse(faults: readonly Fault[]) {
  if (faults.length > 0) throw contentRefused(faults);
}

async function makePublic(
  repository: ContentRepository,
  { author }: Work,
  row: ElementRow,
  { content, rev }: { content: ElementContent; rev: number },
): Promise<ElementRow> {
  await repository.addRevision({
    elementId: row.id,
    rev,
    kind: 'publish',
    content,
    patches: [],
    author,
  });
  return repository.update(row.id, {
    status: 'published',
    published: content,
    published_rev: rev,
    published_slug: content.slug,
    scheduled_at: null,
    scheduled_rev: null,
  });
}
