import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import type { PagePorts, PageResponse, SiteEntry } from '#schemas/site-entry.ts';
import type { PaymentSources } from '#server/modules/commerce/payments/index.ts';
import type { CallContext, CallUser } from '#server/plugins/call-context.ts';
import { contentPolicy } from './content-policy.ts';
import { createKnownAnswers, type KnownAnswers } from './known-answers.ts';
import { type PageAnswer, toAnswer } from './page-answer.ts';
import { createPagePorts, type PageServices, type RenderParts } from './page-ports.ts';
import type { PageQuestion } from './page-question.ts';
import { createProblemLog } from './problem-log.ts';

/** One visitor, whose cart and login a page may show. */
export interface Viewer {
  user: CallUser | null;
}

/** A page that is shown within another page of the site. */
export interface FramedPage {
  /** What it asks of the server in another way than pages do. */
  ports(own: PagePorts): PagePorts;
}

/** Makes pages; keeps none. */
export interface PageRenderer {
  /** The page as `viewer` sees it; null is everybody. Rejects when it cannot be rendered. */
  render(
    entry: SiteEntry,
    question: PageQuestion,
    ctx: CallContext,
    viewer: Viewer | null,
    framed?: FramedPage,
  ): Promise<PageAnswer>;
  /** What is shown where not even the site's own page of errors could be rendered. */
  fallback(locale: Locale): Promise<PageAnswer>;
  /** What is kept of the answers that renders were given. */
  stats: KnownAnswers['stats'];
  close(): void;
}

/** What a page needs that leads to a payment; the window that a provider's script opens reports back. */
function paymentParts(
  { payments }: Pick<PageServices, 'payments'>,
  { leadsToPayment }: PageResponse,
): { payment?: PaymentSources; headers: Record<string, string> } {
  if (!leadsToPayment) return { headers: {} };
  const payment = payments.sources;
  const opensWindows = payment.scripts.length > 0;
  return {
    payment,
    headers: opensWindows ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {},
  };
}

function portsOf(own: PagePorts, framed?: FramedPage): PagePorts {
  return framed ? framed.ports(own) : own;
}

const NO_HASHES: PageResponse['hashes'] = { style: [], script: [] };

export function createPageRenderer(app: FastifyInstance, services: PageServices): PageRenderer {
  const answers = createKnownAnswers(app);
  const parts: RenderParts = {
    ...services,
    localApi: app.localApi,
    problems: createProblemLog(app.log),
    answers,
  };
  const isDevelopment = app.config.env === 'development';

  return {
    async render(entry, question, { request, reply, ...place }, viewer, framed) {
      const user = viewer?.user ?? null;
      const cookies = viewer && request && reply ? { request, reply } : {};
      const nonce = randomBytes(16).toString('base64');
      const tags = new Set<string>();
      const own = { ...place, ...cookies, locale: question.locale, user };
      const ports = portsOf(createPagePorts(parts, own, tags), framed);
      const scope = user?.scope ?? null;
      const response = await entry.handle({ ...question, scope, nonce }, ports);
      // Code changes under way: nothing is kept, so that a reload shows it.
      const page = isDevelopment ? { ...response, cacheable: false } : response;
      const { headers, ...payment } = paymentParts(services, page);
      const policy = contentPolicy({
        hashes: page.hashes,
        nonce: page.cacheable ? null : nonce,
        isDevelopment,
        isSecure: question.origin.startsWith('https:'),
        isFramed: framed !== undefined,
        pictures: services.mediaOrigin,
        helpers: [...services.captcha.sources, ...(page.sources ?? [])],
        ...(page.frames && { frames: page.frames }),
        ...payment,
      });
      return toAnswer({ ...page, headers: { ...page.headers, ...headers } }, tags, policy);
    },

    async fallback(locale) {
      const { headers, body: html } = await services.excuses('failed', locale);
      const page = { status: 500, headers, html, cacheable: false, tags: [], hashes: NO_HASHES };
      return toAnswer(page, [], headers['content-security-policy']);
    },

    stats: answers.stats,
    close: answers.close,
  };
}
