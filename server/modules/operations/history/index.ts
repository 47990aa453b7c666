import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  filterSettingChanges,
  lastSettingChanges,
  undoSettingChange,
} from '#schemas/api/setting-history.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import {
  type Author,
  authorOf,
  createChanges,
  type HeldBy,
  type SettingHistory,
} from './changes.ts';
import { createHistoryRepository } from './history.repository.ts';
import { createHistoryDesk, type HistoryDesk, type SettingArea } from './history.service.ts';

export type { Author, HeldBy, HistoryDesk, SettingArea, SettingHistory };
export { authorOf };

const DAY_MS = 24 * 60 * 60_000;

interface HistoryServices {
  history: SettingHistory;
  historyDesk: HistoryDesk;
}

/** Who changed which setting of a site, from what to what, and the way back. */
export function createHistory({ db }: Pick<ServiceDeps, 'db'>): HistoryServices {
  const repository = createHistoryRepository(db);
  return { history: createChanges(db, repository), historyDesk: createHistoryDesk(repository) };
}

export const historyModule = fp(async (app: FastifyInstance, { historyDesk }: HistoryServices) => {
  app.implement(filterSettingChanges, async ({ body }, ctx) => {
    const paging = pagingOf(body);
    const { records, total } = await historyDesk.list(ctx, body.setting, paging);
    return toRecords(records, total, paging);
  });
  app.implement(lastSettingChanges, async (_input, ctx) => ({
    changes: await historyDesk.last(ctx),
  }));
  app.implement(undoSettingChange, ({ params }, ctx) => historyDesk.undo(ctx, params.id));
  const { forget } = createHistoryRepository(app.db);
  periodically(app, { name: 'forgetting old changes of settings', everyMs: DAY_MS }, forget);
});
