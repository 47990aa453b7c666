/**
 * HTML that editors put into a frame. It is a document of its own at an address of its own; this is what
 * its page, its editor and the server have to agree on.
 */

/** Where such documents are. */
export const EMBED_PATH = '/embed/';

export const EMBED_MAX_LENGTH = 20_000;

/** Heights of a frame, in pixels. */
export const EMBED_HEIGHT = { min: 40, max: 4000 } as const;

/** Option of a site: the origins that documents of editors may load from. Only owners change it. */
export const EMBED_OPTION = 'EmbedOrigins';
export const MAX_EMBED_ORIGINS = 30;

/** An origin as it may stand in a policy: https, a whole name, no path and no wildcard. */
export const ORIGIN_PATTERN = '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]{1,5})?$';
const ORIGIN = new RegExp(ORIGIN_PATTERN);

/** The origins of an option's value; what is none is left out, since it would stand in a policy. */
export function allowedOrigins(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const origins = value.filter((one): one is string => typeof one === 'string' && ORIGIN.test(one));
  return [...new Set(origins)].slice(0, MAX_EMBED_ORIGINS);
}

/** With any scheme or none, also as JSON writes it (`\/\/`). */
const NAMED = /(?:\\?\/){2}([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)/gi;
/** Names of SVG and MathML, which nobody fetches. */
const NAMESPACES = 'www.w3.org';

/**
 * The origins that a document names. One that is put together by a script is not found, and not needed:
 * the policy of a document that names none lets nothing in.
 */
export function originsIn(html: string): string[] {
  const hosts = [...html.matchAll(NAMED)].map(([, host = '']) => host.toLowerCase());
  return [...new Set(hosts)].filter((host) => host !== NAMESPACES).map((host) => `https://${host}`);
}

/** Where the document of an element is: in a language, by what it says. */
export function embedPath(locale: string, elementId: number, html: string): string {
  return `${EMBED_PATH}${locale}/${elementId}/${embedKey(html)}`;
}

/**
 * Tells the documents of one element apart (53 bits of cyrb53). It guards nothing: what is found by it
 * is published with that element, so that two of the same key would harm nobody but their author.
 */
export function embedKey(html: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return ((low >>> 0).toString(36) + (high >>> 0).toString(36).padStart(7, '0')).slice(-14);
}
