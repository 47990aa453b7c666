import { UNSIGNED_GOAL } from '#domain/web/mail-query.ts';
import { isEmail } from '#schemas/formats.ts';

/** What a link of a mail leads to (MAIL-01..04). */
export type Goal =
  /** The text is empty where the one of the address is not ours. */
  | { kind: 'message'; isConfirmed: boolean; text: string }
  | { kind: 'url'; href: string }
  | { kind: 'file'; href: string; fileName: string };

/** Why a link leads nowhere: something of it is missing, or its target is not allowed (G-022). */
export type GoalFault = 'missing' | 'refused';

/** Stands in for the site's own origin, which never matters. */
const HERE = 'https://here.invalid';
/** Calls and forms of the shop: nothing that a link of a mail may trigger. */
const NOT_FOR_LINKS = /^\/(?:api|akcije|_cli)(?:\/|$)/i;

/**
 * Reads the query of the page behind a link of a mail. A target is a path of the site or, for
 * addresses, is on one of `hosts`.
 */
export function readGoal(
  query: Readonly<Record<string, string>>,
  hosts: readonly string[],
): Goal | GoalFault {
  const { goalType, goal, confirmedEmail } = query;
  if (!(goalType && goal && confirmedEmail)) return 'missing';
  switch (goalType) {
    case 'message': {
      const text = goal === UNSIGNED_GOAL ? '' : goal;
      return { kind: 'message', isConfirmed: saysConfirmed(confirmedEmail), text };
    }
    case 'url': {
      const href = pathHere(goal) ?? addressOn(hosts, goal);
      return href === null ? 'refused' : { kind: 'url', href };
    }
    case 'file': {
      const href = pathHere(goal);
      return href === null ? 'refused' : { kind: 'file', href, fileName: fileNameOf(href) };
    }
    default:
      return 'missing';
  }
}

/** Whether the mail's link says that the address was confirmed, or asks for it (G-021). */
function saysConfirmed(confirmedEmail: string): boolean {
  return confirmedEmail === 'true' || confirmedEmail === '1' || isEmail(confirmedEmail);
}

/** A path as a browser will read it; null for what leads elsewhere. */
function pathHere(goal: string): string | null {
  if (!goal.startsWith('/') || !URL.canParse(goal, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(goal, HERE);
  const isHere = origin === HERE && !pathname.startsWith('//');
  return isHere && !NOT_FOR_LINKS.test(pathname) ? pathname + search + hash : null;
}

function addressOn(hosts: readonly string[], goal: string): string | null {
  if (!URL.canParse(goal)) return null;
  const { protocol, host, username, href } = new URL(goal);
  return protocol === 'https:' && username === '' && hosts.includes(host) ? href : null;
}

function fileNameOf(href: string): string {
  const [path = ''] = href.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name).replace(/[\\/\p{Cc}]/gu, '_') || 'datoteka';
  } catch {
    return name;
  }
}

/** Host names of the option `EmailRedirectHosts`: a list, or a text with commas. */
export function hostsOf(option: unknown): string[] {
  const texts = typeof option === 'string' ? option.split(',') : option;
  if (!Array.isArray(texts)) return [];
  return texts.flatMap((text) =>
    typeof text === 'string' && text.trim() !== '' ? [text.trim().toLowerCase()] : [],
  );
}
