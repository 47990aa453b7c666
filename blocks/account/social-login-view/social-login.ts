import type { Locale } from '#domain/locales.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#domain/people/social-providers.ts';
import { NOTICE_QUERY, type NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { abandonedCart } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { socialLogin, socialRedirect } from '#schemas/api/social-login.ts';

/** A login that was begun in this tab. */
interface Begun {
  provider: SocialProvider;
  to: string;
}

/** What the flow works with. */
export interface SocialFlow {
  api: ApiPort;
  locale: Locale;
  mainLocale?: Locale | undefined;
  /** Where this page is, with its query. */
  here: URL;
  /** Outlives the way to the provider and back, in this tab alone. */
  memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const MEMORY_KEY = 'izlog.social';

const REFUSED: Readonly<Record<string, NoticeKey>> = {
  SOCIAL_ACCOUNT_EXISTS: 'user-exists',
  SOCIAL_EMAIL_UNVERIFIED: 'social-login-without-email',
  TOO_MANY_REQUESTS: 'too-many-attempts',
};

/** Address to go to next: the provider, after that the page that was asked for, else the login. */
export async function nextAddress(flow: SocialFlow): Promise<string> {
  const { searchParams: query } = flow.here;
  const provider = SOCIAL_PROVIDERS.find((known) => known === query.get('provider'));
  if (query.has('code')) return finish(flow, query);
  return provider ? begin(flow, provider, query.get('to') ?? undefined) : refused(flow, '');
}

async function begin(flow: SocialFlow, provider: SocialProvider, to?: string): Promise<string> {
  const { api, locale, mainLocale, memory, here } = flow;
  const begun: Begun = { provider, to: safePathOr(to, pathOf('home', locale, mainLocale)) };
  memory.setItem(MEMORY_KEY, JSON.stringify(begun));
  const redirectUri = here.origin + here.pathname;
  const result = await api.call(socialRedirect, { query: { provider, redirectUri } });
  return result.errored ? refused(flow, result.error.code) : result.data.url;
}

async function finish(flow: SocialFlow, query: URLSearchParams): Promise<string> {
  const { api, memory, here } = flow;
  const begun = readBegun(memory.getItem(MEMORY_KEY));
  memory.removeItem(MEMORY_KEY);
  if (!begun) return refused(flow, '');
  const iss = query.get('iss');
  const state = query.get('state');
  const result = await api.call(socialLogin, {
    body: {
      provider: begun.provider,
      code: query.get('code') ?? '',
      redirectUri: here.origin + here.pathname,
      // The site's key is a header of every call.
      apiKey: '',
      ...(state && { state }),
      ...(iss && { iss }),
    },
  });
  if (result.errored) return refused(flow, result.error.code);
  // Without the cart of the last time the login is as good (AUTH-03).
  await api.call(abandonedCart, { body: {} });
  return withQuery(begun.to, NOTICE_QUERY, 'logged-in');
}

function refused({ locale, mainLocale }: SocialFlow, code: string): string {
  const notice = REFUSED[code] ?? 'social-login-failed';
  return withQuery(pathOf('login', locale, mainLocale), NOTICE_QUERY, notice);
}

/** null for what this page did not write. */
function readBegun(text: string | null): Begun | null {
  const [name, to] = readPair(text);
  const provider = SOCIAL_PROVIDERS.find((known) => known === name);
  return provider ? { provider, to: safePathOr(to) } : null;
}

function readPair(text: string | null): [string, string] {
  try {
    const { provider, to } = JSON.parse(text ?? '{}');
    return [String(provider), String(to)];
  } catch {
    return ['', ''];
  }
}
