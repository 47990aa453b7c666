import { isRecord } from '#runtime/content/json.ts';
import { filterProducts } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Media } from '#schemas/media.ts';

/** Where examples say that their pictures are; no shop serves them from there. */
const SAMPLE_PATH = '/sample-media/';
/** Pictures of the shop that take turns in sample data. */
const PICTURES = 24;

/** Pictures of products of this shop, to stand in for those of the examples. */
export async function fetchOwnPictures(api: ApiPort): Promise<readonly Media[]> {
  const found = await api.call(filterProducts, { body: { limit: PICTURES } });
  return found.errored ? [] : found.data.records.flatMap(({ media }) => media.slice(0, 1));
}

/** Sample data with pictures that this shop has; where it has none, data without pictures. */
export function withOwnPictures(data: unknown, pictures: readonly Media[]): unknown {
  if (Array.isArray(data)) {
    return data
      .map((item) => withOwnPictures(item, pictures))
      .filter((item, index) => item !== null || data[index] === null);
  }
  if (!isRecord(data)) return data;
  if (isSamplePicture(data)) return pictures[data.id % pictures.length] ?? null;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withOwnPictures(value, pictures)]),
  );
}

function isSamplePicture(value: Record<string, unknown>): value is Record<string, unknown> & Media {
  const { id, path } = value;
  return typeof id === 'number' && typeof path === 'string' && path.startsWith(SAMPLE_PATH);
}
