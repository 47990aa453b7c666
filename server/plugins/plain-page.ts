import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import { errorTexts, serverTexts } from '#locales/server-texts.ts';
import type { PlainPage, SiteEntry } from '#schemas/site-entry.ts';
import { type AppError, ServiceUnavailable } from '#server/errors.ts';
import { localeOf, toFailure } from './failures.ts';

/** Who renders pages. */
export interface PageMaker {
  entry(): Promise<Pick<SiteEntry, 'plainPage'>>;
  config: { env: string };
}

/** Where pages of the server find how a site looks. */
export interface ThemeSource {
  valuesOf(siteId: number): Promise<ThemeValues>;
}

/** A page of the server's own, ready to be sent. */
export interface ShownPage {
  html: string;
  contentPolicy: string;
}

/** Has the shop render a page of the server's own; `forms` are further hosts that it may post to (S36). */
export async function plainPage(
  { entry, config }: PageMaker,
  page: PlainPage,
  forms: readonly string[] = [],
): Promise<ShownPage> {
  const { html, hashes } = await (await entry()).plainPage(page);
  const styles = config.env === 'development' ? ["'unsafe-inline'"] : hashes.style;
  return { html, contentPolicy: policyOf(styles, forms) };
}

/** Nothing but the page's styles, the fonts of the shop, and its own form. */
function policyOf(styles: readonly string[], forms: readonly string[]): string {
  return [
    "default-src 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Why there is no page: it failed, or the shop is too busy or closed. */
type Reason = 'failed' | 'busy' | 'closed';

/** What is shown in place of a page. */
interface Excuse {
  headers: { 'content-type': string; 'content-security-policy': string };
  body: string;
}

/** Finds what to show in place of a page. Never rejects. */
export type Excuses = (reason: Reason, locale: Locale) => Promise<Excuse>;

/**
 * Each page is made once and kept, so that it costs nothing while the shop is in trouble. The words
 * go out alone where nothing can be rendered, for want of a build.
 */
export function createExcuses(maker: PageMaker): Excuses {
  const known = new Map<string, Excuse>();
  return async (reason, locale) => {
    const key = `${reason} ${locale}`;
    const kept = known.get(key);
    if (kept) return kept;
    const words = wordsOf(reason, locale);
    const { heading, text } = words;
    try {
      const page = await plainPage(maker, { locale, ...words });
      const excuse = excuseOf('text/html', page.html, page.contentPolicy);
      known.set(key, excuse);
      return excuse;
    } catch {
      return excuseOf('text/plain', `${heading}\n\n${text}\n`, "default-src 'none'");
    }
  };
}

function wordsOf(reason: Reason, locale: Locale): Pick<PlainPage, 'heading' | 'text' | 'home'> {
  const { closedPage, failurePage } = serverTexts(locale);
  if (reason === 'closed') return { heading: closedPage.title, text: closedPage.text };
  const busy = errorTexts(locale)[ServiceUnavailable.code];
  const heading = (reason === 'busy' && busy) || failurePage.title;
  return { heading, text: failurePage.text, home: failurePage.home };
}

/** Answers with a failure: a page where a browser asks for one, the envelope of the API elsewhere. */
export async function turnAway(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  excuse: (locale: Locale) => ReturnType<Excuses>,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  reply.code(error.statusCode).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) return reply.send(toFailure(error, locale));
  const { headers, body } = await excuse(locale);
  return reply.headers(headers).send(body);
}

function excuseOf(type: string, body: string, contentPolicy: string): Excuse {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': contentPolicy,
  };
  return { headers, body };
}
