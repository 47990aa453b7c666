import type { CONSENT_COOKIE, ConsentCategory } from '#domain/web/actions.ts';

/** Products that a browser remembers at most, and for how long. */
const MOST = 20;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

const KEY = 'izlog.viewed';
const MAX_ID = 2_147_483_647;
/** A value of a module that others hold would be a file of its own, for which small scripts would wait. */
const COOKIE: typeof CONSENT_COOKIE = 'cookieConsent';
/** What the shop does more comfortably for having it: neither counted nor used to advertise. */
const CATEGORY: ConsentCategory = 'preferences';

/** A product that was looked at, and when, in milliseconds. */
type Entry = readonly [id: number, at: number];

/** Notes that the page of a product was looked at, where the visitor agreed to it; forgets all where not. */
export function rememberViewed(id: number, now = Date.now()): void {
  const others = readEntries(now).filter(([other]) => other !== id);
  try {
    if (mayRemember()) kept().setItem(KEY, JSON.stringify([[id, now], ...others].slice(0, MOST)));
    else kept().removeItem(KEY);
  } catch {
    // Blocked or full storage remembers nothing.
  }
}

/** Ids of the products that this browser looked at, newest first; none without consent. */
export function viewedIds(now = Date.now()): number[] {
  return mayRemember() ? readEntries(now).map(([id]) => id) : [];
}

/** Whatever is stored under the key: what is no entry of ours is left out. */
function readEntries(now: number): Entry[] {
  let stored: unknown;
  try {
    stored = JSON.parse(kept().getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
  const entries = Array.isArray(stored) ? stored.filter((one) => isEntry(one, now)) : [];
  return [...new Map(entries.toReversed())].toReversed().slice(0, MOST);
}

// biome-ignore lint/style/noRestrictedGlobals: each use is guarded; what other scripts hold too would be one more file to fetch
const kept = () => localStorage;

function isEntry(value: unknown, now: number): value is Entry {
  if (!Array.isArray(value)) return false;
  const [id, at] = value;
  return Number.isInteger(id) && id > 0 && id <= MAX_ID && at > now - KEPT_MS && at <= now;
}

function mayRemember(): boolean {
  const start = `${COOKIE}=`;
  const answer = document.cookie.split('; ').find((cookie) => cookie.startsWith(start)) ?? '';
  const accepted = decodeURIComponent(answer.slice(start.length)).split('.');
  return accepted.includes('all') || accepted.includes(CATEGORY);
}
