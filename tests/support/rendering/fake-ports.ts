import { STAY_ON_PAGE } from '#domain/commerce/cart-types.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import type { CaptchaSettings } from '#domain/web/captcha.ts';
import type { ApiPort, ApiResult, Endpoint } from '#schemas/api/endpoint.ts';
import { EUROS } from '#schemas/api/site.ts';
import type { Element, Node, StaticHandler } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import type { Decision, PagePorts, PageRequest } from '#schemas/site-entry.ts';
import { shopTheme } from '#src/storefront/render/document/shop-theme.ts';
import type { SiteSettings } from '#src/storefront/render/site-settings.ts';
import { builtInTemplate } from './built-in-templates.ts';

type Problem = Parameters<PagePorts['report']>[0];

/** A site in memory, for tests of rendering. */
export interface FakeSite {
  /** Pages by path. */
  pages: Record<string, Element>;
  /** Tokens of its theme. */
  theme?: ThemeValues;
  /** Other things by path. */
  things?: Record<string, Decision>;
  templates?: Record<number, Element>;
  statics?: Partial<Record<StaticHandler, Element>>;
  masters?: Record<string, Element>;
  media?: Record<number, Media>;
  options?: Record<string, unknown>;
  captcha?: CaptchaSettings;
  /** Answers of the API by endpoint key. */
  answers?: Record<string, (input: unknown) => unknown>;
}

/** A published element with these nodes. */
export function anElement(parts: unknown[], more: Partial<Element> = {}): Element {
  return {
    id: 1,
    rev: 1,
    status: 'published',
    schema: 1,
    type: 'page',
    handler: null,
    slug: 'naslovnica',
    language_code: 'hr',
    meta: { title: 'Naslovnica' },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    // Tests also write what no editor could.
    parts: parts as Node[],
    tr: {},
    ...more,
  };
}

/** A node of a block with these bags. */
export function aNode(id: string, block: string, more: Partial<Node> = {}): Node {
  return { id, block, v: 1, role: 'own', ...more };
}

/** A guest's request for a path. */
export function aRequest(path: string, more: Partial<PageRequest> = {}): PageRequest {
  return {
    path,
    query: {},
    locale: 'hr',
    mainLocale: 'hr',
    siteId: 1,
    origin: 'https://bonaca.test',
    scope: null,
    nonce: 'nonce',
    ...more,
  };
}

const SITE = {
  siteID: 1,
  apiKeyToken: 'key',
  apiKeyId: 1,
  name: 'Bonaca',
  url: 'https://bonaca.test',
  storeID: 1,
  currency: EUROS,
  store: { storeID: 1, language: 'hr', loyalty: true },
  externalURLs: { generatePdf: '' },
};

/** The ports of a site in memory, and what was reported through them. */
export function fakePorts(site: FakeSite): { ports: PagePorts; problems: Problem[] } {
  const problems: Problem[] = [];
  const answers = { 'site.domainDetect': () => SITE, ...site.answers };
  const call = async (endpoint: Endpoint, input: unknown): Promise<ApiResult<unknown>> => {
    const answer = (answers as Record<string, (input: unknown) => unknown>)[endpoint.key];
    if (answer) return { errored: false, data: answer(input) };
    const error = { code: 'NOT_FOUND', payload: { message: 'Not found' } };
    return { errored: true, statusCode: 404, message: 'Not found', error };
  };
  const api = {
    call,
    async get(endpoint: Endpoint, input: unknown) {
      const result = await call(endpoint, input);
      if (result.errored) throw new Error(result.message);
      return result.data;
    },
  } as ApiPort;
  const found = <T>(records: Record<number, T> = {}, ids: readonly number[]) =>
    Object.fromEntries(ids.flatMap((id) => (records[id] ? [[id, records[id]]] : [])));
  const ports: PagePorts = {
    api,
    async decide(path) {
      const element = site.pages[path];
      if (element) return { type: 'page', element };
      return site.things?.[path] ?? { type: 'notFound' };
    },
    theme: async () => site.theme ?? {},
    statics: async () => site.statics ?? {},
    template: async (id) => site.templates?.[id] ?? null,
    builtIn: async (option) => builtInTemplate(option),
    masters: async () => site.masters ?? {},
    media: async (ids) => found(site.media, ids),
    options: async () => site.options ?? {},
    captcha: site.captcha ?? null,
    report: (problem) => problems.push(problem),
  };
  return { ports, problems };
}

/** The settings of a site that renders. */
export const SETTINGS: SiteSettings = {
  brand: 'Bonaca',
  siteId: 1,
  storeId: 1,
  apiKey: 'key',
  currency: EUROS,
  cartType: STAY_ON_PAGE,
  maintenance: false,
  logo: '',
  tagContainer: '',
  theme: shopTheme({}),
};
