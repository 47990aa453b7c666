import type { Redirect } from '#schemas/api/redirects.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { Author, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { Paging } from '#server/paging.ts';
import { pathOfTarget, toOldPath } from './redirect-paths.ts';
import { RedirectChain, RedirectExists, RedirectLoop } from './redirects.errors.ts';
import {
  createRedirectRepository,
  type RedirectRepository,
  type RedirectRow,
} from './redirects.repository.ts';

/** Tag of whatever was decided while there was no redirect at a path. */
export const REDIRECTS_TAG = 'redirects';

export interface NewRedirect {
  from: string;
  to: string;
  permanent?: boolean;
}

interface Parts {
  repository: RedirectRepository;
  history: SettingHistory;
  publish(tags: readonly string[]): Promise<void>;
}

/** Old paths of a site. Every change tells the caches. */
export type RedirectService = ReturnType<typeof createRedirectService>;

export function createRedirectService({ repository, history, publish }: Parts) {
  /** Changes the list; the redirect that `work` answers, or that has the id, is written down. */
  function change<T>(
    author: Author,
    id: number | null,
    work: (inside: RedirectRepository) => Promise<{ id: number; answer: T }>,
  ): Promise<T> {
    const { siteId } = author;
    let changed = id;
    return history.write(author, {
      place: 'redirects',
      async read(trx) {
        if (changed === null) return {};
        const row = await createRedirectRepository(trx).byId(siteId, changed);
        return { [`redirects.${changed}`]: row ? { value: keptOf(row) } : null };
      },
      async write(trx) {
        const inside = createRedirectRepository(trx);
        await inside.lock(siteId);
        const done = await work(inside);
        changed = done.id;
        return done.answer;
      },
    });
  }

  return {
    /** Where a decoded path leads; null when it is no old path. */
    async find(siteId: number, path: string): Promise<{ to: string; status: 301 | 302 } | null> {
      const from = toOldPath(path);
      const row = from === null ? undefined : await repository.from(siteId, from);
      return row ? { to: row.to_path, status: row.permanent ? 301 : 302 } : null;
    },

    /** Throws `ValidationFailed` with every faulty path, `RedirectExists`, `-Loop` or `-Chain`. */
    async add(author: Author, { from, to, permanent = true }: NewRedirect): Promise<Redirect> {
      const { siteId } = author;
      const paths = pathsOf(from, to);
      const row = await change(author, null, async (inside) => {
        await refuseDetour(inside, siteId, paths);
        const added = await inside.insert(siteId, paths.from, to, permanent);
        return { id: added.id, answer: added };
      });
      await publish([REDIRECTS_TAG]);
      return toRedirect(row);
    },

    /** Throws `NotFound`. */
    async remove(author: Author, id: number): Promise<void> {
      await change(author, id, async (inside) => {
        if (!(await inside.remove(author.siteId, id))) throw new NotFound();
        return { id, answer: undefined };
      });
      await publish([REDIRECTS_TAG]);
    },

    async list(siteId: number, keywords: string, paging: Paging) {
      const { rows, total } = await repository.page(siteId, keywords, paging);
      return { records: rows.map(toRedirect), total };
    },

    async failed(siteId: number, paging: Paging) {
      const { rows, total } = await repository.failed(siteId, paging);
      const records = rows.map(({ path, hits, first_at, last_at }) => ({
        path,
        hits,
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
      }));
      return { records, total };
    },
  };
}

interface Paths {
  from: string;
  target: string;
}

function pathsOf(from: string, to: string): Paths {
  const oldPath = toOldPath(from);
  const target = pathOfTarget(to);
  if (oldPath === null || target === null) {
    throw new ValidationFailed({
      fields: {
        ...(oldPath === null && { from: 'path' }),
        ...(target === null && { to: 'safe-path' }),
      },
    });
  }
  return { from: oldPath, target };
}

/** A browser goes one step only: the target is no old path, and nothing leads to the new old path. */
async function refuseDetour(inside: RedirectRepository, siteId: number, { from, target }: Paths) {
  if (from === target) throw new RedirectLoop();
  if (await inside.from(siteId, from)) throw new RedirectExists();
  const onward = await inside.from(siteId, target);
  if (onward && pathOfTarget(onward.to_path) === from) throw new RedirectLoop();
  if (onward) throw new RedirectChain({ to: onward.to_path });
  if (await inside.to(siteId, from)) throw new RedirectChain();
}

/** What the history keeps of a redirect. */
function keptOf({ from_path, to_path, permanent }: RedirectRow): Required<NewRedirect> {
  return { from: from_path, to: to_path, permanent };
}

function toRedirect({ id, from_path, to_path, permanent }: RedirectRow): Redirect {
  return { id, from: from_path, to: to_path, permanent };
}
