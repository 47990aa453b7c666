import type { PageResponse } from '#schemas/site-entry.ts';
import type { PaymentSources } from '#server/modules/commerce/payments/index.ts';

/** What a policy depends on. */
export interface PolicyParts {
  hashes: PageResponse['hashes'];
  /** Of the editor's shell; null on pages that are equal for everyone. */
  nonce: string | null;
  /** Vite's client injects styles and scripts of its own and talks over a web socket. */
  isDevelopment: boolean;
  /** The site is reached by https: no plain requests from its pages. */
  isSecure: boolean;
  /** Other pages of the site may show it in a frame. */
  isFramed?: boolean;
  /** Absent on every page that does not lead to a payment. */
  payment?: PaymentSources;
  /** Origins that captchas and tags are loaded from, beside those of payments. */
  helpers?: readonly string[];
  /** Sources of frames: players that somebody presses for, documents of the site's own. */
  frames?: readonly string[];
  /** Origin that pictures and videos of the library are fetched from, beside the site's own. */
  pictures?: string | null;
}

/**
 * Content security policy of a page (S36). Pages of the shop are equal for all visitors, so their
 * inline styles and scripts are allowed by hash; the editor's shell is not, it uses a nonce.
 */
export function contentPolicy(parts: PolicyParts): string {
  const { isDevelopment, isSecure, nonce, payment = NO_PAYMENT } = parts;
  const { forms } = payment;
  const pictures = parts.pictures ? [parts.pictures] : [];
  const scripts = [...new Set([...payment.scripts, ...(parts.helpers ?? [])])];
  const framed = [...new Set([...(nonce ? ["'self'"] : []), ...scripts, ...(parts.frames ?? [])])];
  const isFraming = scripts.length > 0 || parts.frames !== undefined;
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...sources(parts.hashes.script, parts), ...scripts]],
    ['style-src', ["'self'", ...sources(parts.hashes.style, parts)]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...(nonce ? ['blob:'] : []), ...pictures, ...scripts]],
    ...(pictures.length > 0
      ? [['media-src', ["'self'", ...pictures]] satisfies [string, string[]]]
      : []),
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...(isDevelopment ? ['ws:'] : []), ...scripts]],
    ...(isFraming ? [['frame-src', framed] satisfies [string, string[]]] : []),
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...forms]],
    ['frame-ancestors', [parts.isFramed ? "'self'" : "'none'"]],
    ...(isSecure ? [['upgrade-insecure-requests', []] satisfies [string, string[]]] : []),
  ];
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

const NO_PAYMENT: PaymentSources = { forms: [], scripts: [] };

/** A hash or nonce would switch `unsafe-inline` off, so development names neither. */
function sources(hashes: readonly string[], { isDevelopment, nonce }: PolicyParts): string[] {
  if (isDevelopment) return ["'unsafe-inline'"];
  const unique = [...new Set(hashes)].sort();
  return nonce ? [...unique, `'nonce-${nonce}'`] : unique;
}
