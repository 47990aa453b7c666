import { isRecord } from '#runtime/content/json.ts';
import type { ApiPort, ApiResult, Endpoint, InputOf } from '#schemas/api/endpoint.ts';
import type { Page } from '../table/list-view.tsx';
import type { ListQuery } from '../table/use-list-query.ts';
import type { RecordData, RecordKind } from './record-kind.ts';

const PAGE_SIZE = 25;

/** One page of a kind's records. */
export async function loadRecords(
  api: ApiPort,
  { endpoints }: RecordKind,
  { keywords, page, sort, filters }: ListQuery,
): Promise<ApiResult<Page<RecordData>>> {
  const given = Object.entries(filters).map(([key, value]) => ({ key, value: chosenValue(value) }));
  const body = {
    page,
    limit: PAGE_SIZE,
    ...(keywords && { keywords }),
    ...(given.length > 0 && { filters: given }),
    ...(sort && { sort }),
  };
  const answer = await call(api, endpoints.filter, { body });
  if (answer.errored) return answer;
  const { records = [], totalPages = 0, totalRecords = 0 } = answer.data;
  return {
    errored: false,
    data: {
      records: Array.isArray(records) ? records.filter(isRecord) : [],
      page,
      totalPages: Number(totalPages),
      totalRecords: Number(totalRecords),
    },
  };
}

export function loadRecord(api: ApiPort, { endpoints }: RecordKind, id: number) {
  return call(api, endpoints.get, { params: { id } });
}

/** Makes a record, or changes the fields of one that there is. */
export function saveRecord(
  api: ApiPort,
  { endpoints }: RecordKind,
  id: number | null,
  body: RecordData,
): Promise<ApiResult<RecordData>> {
  const { create, update } = endpoints;
  if (id === null && create) return call(api, create, { body });
  if (id !== null && update) return call(api, update, { params: { id }, body });
  throw new Error(
    'Izlog: this kind of record has no endpoint to write it. Declare one in its RecordKind.',
  );
}

export function removeRecord(api: ApiPort, { remove }: { remove: Endpoint }, id: number) {
  return call(api, remove, { params: { id } });
}

/** Every call of a kind answers an object; which, its endpoint says. */
async function call<E extends Endpoint>(
  api: ApiPort,
  endpoint: E,
  input: InputOf<E>,
): Promise<ApiResult<RecordData>> {
  const answer = await api.call(endpoint, input);
  if (answer.errored) return answer;
  return { errored: false, data: isRecord(answer.data) ? answer.data : {} };
}

/** What a choice in the address means. */
function chosenValue(text: string): string | boolean | number {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
