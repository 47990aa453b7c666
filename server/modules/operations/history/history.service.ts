import type { Held, SettingChange, ShortSettingChange } from '#schemas/api/setting-history.ts';
import { NotFound, OwnerRequired } from '#server/errors.ts';
import type { Paging } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { type Author, authorOf, isShort } from './changes.ts';
import { SettingNotKept } from './history.errors.ts';
import type { HistoryRepository } from './history.repository.ts';

/** A place where settings are kept; the names of its settings begin with its own and a dot. */
export interface SettingArea {
  name: string;
  /** Whether only owners change it. */
  isForOwners(key: string): boolean;
  /** What a setting belongs to, where the area has several of them; empty for what is gone. */
  aboutOf?(ctx: CallContext, key: string): Promise<string>;
  /** Puts back what it held, as any change: with all checks, and written down by `author`. */
  restore(ctx: CallContext, author: Author, key: string, held: Held): Promise<void>;
}

type Row = NonNullable<Awaited<ReturnType<HistoryRepository['byId']>>>;
type HistoryDesk = ReturnType<typeof createHistoryDesk>;

/** Changes of settings, for the back office. */
export type { HistoryDesk };

export function createHistoryDesk(repository: HistoryRepository) {
  const areas = new Map<string, SettingArea>();

  function placeOf(setting: string) {
    const dot = setting.indexOf('.');
    return { area: areas.get(setting.slice(0, dot)), key: setting.slice(dot + 1) };
  }

  function toShort(row: Row, { user }: Pick<CallContext, 'user'>): ShortSettingChange {
    const { id, at, who, setting, undoes } = row;
    const { area, key } = placeOf(setting);
    const may = area !== undefined && (user?.role === 'owner' || !area.isForOwners(key));
    const isOwn = user !== null && row.accountId === user.id;
    return { id, at: at.toISOString(), who, isOwn, setting, undoes, canUndo: may && row.is_kept };
  }

  async function toChange(row: Row, ctx: CallContext): Promise<SettingChange> {
    const { before, after, setting } = row;
    const { area, key } = placeOf(setting);
    const about = (await area?.aboutOf?.(ctx, key)) ?? '';
    const short = { ...toShort(row, ctx), about };
    if (!row.is_kept) return { ...short, before: null, after: null, values: 'none' };
    if (isShort(before) && isShort(after)) return { ...short, before, after, values: 'told' };
    return { ...short, before: null, after: null, values: 'long' };
  }

  return {
    /** Settings of another place, whose changes can be taken back. */
    area(area: SettingArea) {
      areas.set(area.name, area);
    },

    async list(ctx: CallContext, setting: string | undefined, paging: Paging) {
      const { records, total } = await repository.list(ctx.site.id, setting, paging);
      const told: SettingChange[] = [];
      for (const row of records) told.push(await toChange(row, ctx));
      return { records: told, total };
    },

    async last(ctx: CallContext): Promise<ShortSettingChange[]> {
      return (await repository.last(ctx.site.id)).map((row) => toShort(row, ctx));
    },

    /**
     * Throws `NotFound`, `SettingNotKept`, `OwnerRequired`, `SettingChanged`, and what a change of
     * the setting throws.
     */
    async undo(ctx: CallContext, id: number): Promise<SettingChange> {
      const row = await repository.byId(ctx.site.id, id);
      if (!row) throw new NotFound();
      const { setting, before, after } = row;
      const { area, key } = placeOf(setting);
      if (!area || !row.is_kept) throw new SettingNotKept();
      if (area.isForOwners(key) && ctx.user?.role !== 'owner') throw new OwnerRequired();
      const undo = { id, setting, expects: after };
      await area.restore(ctx, { ...authorOf(ctx), undo }, key, before);
      const one = { page: 1, limit: 1, offset: 0 };
      const { records } = await repository.list(ctx.site.id, setting, one);
      return toChange(records[0] ?? row, ctx);
    },
  };
}
