import type { Element, ElementContent } from '#schemas/content/element.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { contentRefused } from './content.errors.ts';
import { gateFaults } from './content.gate.ts';
import { contentAt } from './content.history.ts';
import { conflictOf } from './content.rebase.ts';
import type { ContentRepository, InTransaction } from './content.repository.ts';
import { lockElement, type Work } from './content.save.ts';
import { tagsOf } from './content.tags.ts';
import { draftOf, type ElementRow } from './element-row.ts';

/** Publications of one run of the schedule. */
const BATCH = 20;

/** Publishing. Tells the caches after the change is stored. */
export function createPublishService(
  inTransaction: InTransaction,
  publishTags: (tags: readonly string[]) => Promise<void>,
) {
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
        await refuseFaults(repository, work, row);
        return makePublic(repository, work, row, { content: row.draft, rev: row.rev });
      }),

    unpublish: (work: Work, id: number) =>
      change(work, id, (repository, row) =>
        repository.update(row.id, {
          status: 'draft',
          published: null,
          published_rev: null,
          published_slug: null,
          scheduled_at: null,
          scheduled_rev: null,
        }),
      ),

    /** The draft of now goes public at `at`; what is saved until then waits for the next publication. */
    schedule: (work: Work, id: number, at: Date) =>
      change(work, id, async (repository, row) => {
        if (at.getTime() <= Date.now()) {
          const message = 'The time lies in the past.';
          throw contentRefused([{ path: 'at', rule: 'future', message }]);
        }
        await refuseFaults(repository, work, row);
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
        const outcomes: (DueOutcome & { tags: string[] })[] = [];
        for (const row of rows) outcomes.push(await publishScheduled(repository, rules, row));
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
  repository: ContentRepository,
  rules: ContentRules,
  row: ElementRow,
): Promise<DueOutcome & { tags: string[] }> {
  const work: Work = { siteId: row.site_id, author: { id: null, name: '' }, rules };
  const rev = row.scheduled_rev ?? row.rev;
  const content = await contentAt(repository, rules, row.id, rev);
  const refusal = content
    ? await refusalOf(repository, work, row, content)
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
  repository: ContentRepository,
  { siteId, rules }: Work,
  row: ElementRow,
  content: ElementContent,
): Promise<string | null> {
  const { type, slug } = content;
  const owner = slug !== '' && (await repository.slugOwner(siteId, type, slug, row.id));
  if (owner) return `The slug is in use by element ${owner.id}.`;
  const [fault] = await gateFaults(repository, rules, { siteId, elementId: row.id, content });
  return fault ? `${fault.path}: ${fault.message}` : null;
}

async function refuseFaults(
  repository: ContentRepository,
  { siteId, rules }: Work,
  { id, draft }: ElementRow,
) {
  const candidate = { siteId, elementId: id, content: draft };
  const faults = await gateFaults(repository, rules, candidate);
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
