/** A name of a host as browsers send it: letters, digits and hyphens, or an address in numbers. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`);
const IPV6 = /^\[[0-9a-f:.]+\]$/;
/** A protocol and a host, without path, query and login. */
const ORIGIN = /^https?:\/\/[^/?#@\\\s]+\/?$/i;
/** A host without a port: a port leads to no other site, and would promise what does not hold. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[^:/?#@\\\s[\]]+)$/i;

/** The origin that an address names, as browsers write it; null for anything else. */
export function originIn(text: string): string | null {
  const trimmed = text.trim();
  if (!ORIGIN.test(trimmed) || !URL.canParse(trimmed)) return null;
  const { origin, hostname } = new URL(trimmed);
  return NAME.test(hostname) || IPV6.test(hostname) ? origin : null;
}

/** A host as browsers send it, also one with letters of other languages; null for anything else. */
export function hostIn(text: string): string | null {
  const trimmed = text.trim();
  const origin = HOST.test(trimmed) ? originIn(`http://${trimmed}`) : null;
  return origin && new URL(origin).hostname;
}
