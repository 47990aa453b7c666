import type { FastifyInstance } from 'fastify';
import { LOCALES } from '#domain/locales.ts';
import type { Element } from '#schemas/content/element.ts';
import type { PatternPreview, PatternsService } from '#server/modules/content/patterns/index.ts';
import type { FramedPage } from './page-renderer.ts';
import type { Pages } from './pages.ts';

export interface PreviewServices {
  pages: Pages;
  patterns: Pick<PatternsService, 'preview'>;
}

/** No stored element has it, nor one that comes with the product. */
const PREVIEW_ID = -1000;

/**
 * Patterns as the site would show them, for the frames in which the back office shows what there is to
 * choose from. They are pages like any other, of a content that is stored nowhere.
 */
export function patternPreviews(app: FastifyInstance, { pages, patterns }: PreviewServices) {
  app.get<{ Params: { name: string }; Querystring: { locale?: string } }>(
    '/_pattern/preview/:name',
    { config: { access: 'backoffice' }, schema: { hide: true } },
    async ({ params, query, call }, reply) => {
      const shown = await patterns.preview(call.site, params.name);
      const locale = LOCALES.find((one) => one === query.locale) ?? call.site.defaultLocale;
      const answer = await pages.framed(call, locale, framedPage(shown));
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .header('cache-control', 'no-store')
        .header('x-frame-options', 'SAMEORIGIN')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(await answer.body('identity'));
    },
  );
}

function framedPage({ content, isPage, media }: PatternPreview): FramedPage {
  const element: Element = { ...content, id: PREVIEW_ID, rev: 1, status: 'published' };
  return {
    ports: (own) => ({
      ...own,
      decide: async () => ({ type: 'page', element }),
      // A notice over the page would hide what is being looked at.
      async statics() {
        if (!isPage) return {};
        const { 'cookie-section': _notice, ...around } = await own.statics();
        return around;
      },
      async media(ids) {
        const shown = media(ids);
        const others = ids.filter((id) => !(id in shown));
        return { ...shown, ...(others.length > 0 && (await own.media(others))) };
      },
    }),
  };
}
