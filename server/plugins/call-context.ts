import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import type { Role } from '#domain/people/roles.ts';

/** The site a call is about; every query is keyed by its id (SITE-02). */
export interface SiteContext {
  id: number;
  /** Whose products it sells: its own id, or that of the site that it shares them with. */
  catalogueId: number;
  /** Whose customers it knows: its own id, or that of the site that it shares them with. */
  customersId: number;
  /** Brand, second half of every page title (SITE-17). */
  name: string;
  /** Origin of the public shop. */
  url: string;
  /** Public identifier that the site's own pages send. */
  apiKey: string;
  defaultLocale: Locale;
  /** Allowed languages in the order of the switcher; holds the default. */
  locales: readonly Locale[];
  /** Its owner has not opened it yet: shoppers see none of its pages. */
  isUnopened?: boolean;
  /** Lines that it adds to `robots.txt`; null: search engines are asked to leave all of it alone. */
  robots?: string | null;
}

/** The store of the site whose prices and stock count. */
export interface StoreContext {
  id: number;
  currencyId: number;
  loyalty: boolean;
}

/** Who calls. */
export interface CallUser {
  id: number;
  scope: 'web' | 'backoffice';
  /** Of people of the back office. */
  role?: Role | null;
  email: string;
  /** Works in the back office, and has to set a second factor up before anything else. */
  mustSetFactor?: boolean;
}

/** Everything a handler may know about its call, over HTTP or in process. */
export interface CallContext {
  site: SiteContext;
  store: StoreContext;
  locale: Locale;
  /** null for guests, and on routes that never look at who asks until `identify` was called. */
  user: CallUser | null;
  log: FastifyBaseLogger;
  /** Absent when called in process. */
  request?: FastifyRequest;
  /** Absent when called in process. */
  reply?: FastifyReply;
}

/** Origin under which the caller sees the shop; outside of requests that of the site. */
export function originOf({ request, site }: Pick<CallContext, 'request' | 'site'>): string {
  return request ? `${request.protocol}://${request.host}` : site.url;
}

/** Finds the site of a request; provided by the module `site`. */
export interface Directory {
  resolve(request: FastifyRequest): Promise<Place>;
  /** A context for work outside of requests: jobs, seeds, tests. Throws for an unknown site. */
  contextOf(siteId: number): Promise<CallContext>;
  /** The host that every request is taken to be for; empty for none. Development only. */
  forcedHost(): string;
  /** Sets the forced host; empty takes it back. False for a host that no site has. */
  forceHost(host: string): Promise<boolean>;
}

/** Where a call takes place. `wrongKey` tells that its apiKey belongs to another site or to none. */
export interface Place {
  site: SiteContext;
  /** An owner closed the site: whatever is asked of it is gone. */
  isClosed: boolean;
  store: StoreContext;
  locale: Locale;
  key: 'right' | 'absent' | 'wrong';
}

/**
 * What a request proves about its caller. `reason` tells why `user` is null: no token, an expired
 * one, a forged one, or one that was issued by another site.
 */
export interface Identity {
  user: CallUser | null;
  reason: 'none' | 'expired' | 'invalid' | 'foreign';
}

/** Reads the caller from a request; provided by the module `auth`. */
export type Authenticate = (request: FastifyRequest, site: SiteContext) => Promise<Identity>;

/**
 * Who opens a page; renews an expired login on the fly and then sets cookies, so such an answer must
 * not be cached. Provided by the module `auth`.
 */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<CallUser | null>;
