import { TAG_CACHE_MS } from '#domain/constants.ts';
import { storage } from '#runtime/state/storage.ts';
import { latestReleases, latestTag, type Release } from '#schemas/api/development.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { filterOptions } from '#schemas/api/site.ts';

const TAG = 'development.tag';
const SEEN = 'development.seen-release';
/** Option with the project whose releases are watched; without it nobody is asked (DEV-03). */
const PROJECT = 'GitlabProjectId';

/** The newest tag, asked for once an hour in a browser (DEV-02). Throws with the server's message. */
export async function newestTag(api: ApiPort, now: number): Promise<string> {
  const [keptAt = '', ...kept] = (storage.get(TAG) ?? '').split(' ');
  const age = now - Number(keptAt);
  if (kept.length > 0 && age >= 0 && age < TAG_CACHE_MS) return kept.join(' ');
  const tag = await api.get(latestTag, {});
  storage.set(TAG, `${now} ${tag}`);
  return tag;
}

/** Releases of the project that the site names; none where it names none. */
export async function loadReleases(api: ApiPort): Promise<readonly Release[]> {
  const { records } = await api.get(filterOptions, { body: { keys: [PROJECT] } });
  const project = records[0]?.value;
  if (typeof project !== 'number' && typeof project !== 'string') return [];
  return project === '' ? [] : api.get(latestReleases, { body: { gitlabProjectId: project } });
}

/** Whether the newest release was not shown yet in this browser; from now on it was. */
export function isUnseen([newest]: readonly Release[]): boolean {
  if (!newest || storage.get(SEEN) === newest.tag_name) return false;
  storage.set(SEEN, newest.tag_name);
  return true;
}

/** Whether a tag such as `v1.13.0` is of a later version than ours. */
export function isLater(tag: string, version: string): boolean {
  const own = numbersOf(version);
  const other = numbersOf(tag);
  const at = other.findIndex((part, index) => part !== (own[index] ?? 0));
  return at >= 0 && (other[at] ?? 0) > (own[at] ?? 0);
}

function numbersOf(version: string): number[] {
  return (/\d+(?:\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number);
}
