import { useLoaded } from '#kit/query/use-loaded.ts';
import { sectionUsage } from '#schemas/api/content.ts';
import type { ApiResult, DataOf } from '#schemas/api/endpoint.ts';
import { useEditor } from '../../kernel/editor-context.ts';

export type MasterUse = DataOf<typeof sectionUsage>[number];

const NOWHERE: ApiResult<MasterUse[]> = { errored: false, data: [] };

/** Where a master is placed; null until the server has answered. */
export function useMasterPlaces(masterId: number | null): readonly MasterUse[] | null {
  const { api } = useEditor();
  const loaded = useLoaded<MasterUse[]>(String(masterId), () =>
    masterId === null
      ? Promise.resolve(NOWHERE)
      : api.call(sectionUsage, { params: { id: masterId } }),
  );
  return loaded.status === 'ready' ? loaded.data : null;
}

/** How many places show a master. */
export function useMasterUses(masterId: number | null): number | null {
  return useMasterPlaces(masterId)?.length ?? null;
}
