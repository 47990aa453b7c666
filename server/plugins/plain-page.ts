import type { Locale } from '#domain/locales.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import { errorTexts, serverTexts } from '#locales/server-texts.ts';
import type { PlainPage, SiteEntry } from '#schemas/site-entry.ts';
import { ServiceUnavailable } from '#server/errors.ts';

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

/** Why there is no page: it failed, or the shop is too busy. */
type Reason = 'failed' | 'busy';

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
    const { title, text, home } = serverTexts(locale).failurePage;
    const busy = errorTexts(locale)[ServiceUnavailable.code];
    const heading = (reason === 'busy' && busy) || title;
    try {
      const page = await plainPage(maker, { locale, heading, text, home });
      const excuse = excuseOf('text/html', page.html, page.contentPolicy);
      known.set(key, excuse);
      return excuse;
    } catch {
      return excuseOf('text/plain', `${heading}\n\n${text}\n`, "default-src 'none'");
    }
  };
}

function excuseOf(type: string, body: string, contentPolicy: string): Excuse {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': contentPolicy,
  };
  return { headers, body };
}
