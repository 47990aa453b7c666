import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES } from '#domain/locales.ts';
import { EMBED_PATH } from '#domain/web/embeds/embedded-html.ts';
import { serverTexts } from '#locales/server-texts.ts';
import { escapeXml } from '#server/escape.ts';
import type { Identify } from '#server/plugins/call-context.ts';
import { embedDocument, embedPolicy } from './embed-document.ts';
import type { EmbedsService, FoundEmbed } from './embeds.service.ts';

interface Place {
  locale: string;
  element: string;
  key: string;
}

/** Unpublished content has to be gone from browsers soon. */
const SHORTLY = 'private, max-age=300';
const NEVER = 'no-store';
const ID = /^[1-9]\d{0,8}$/;

/** What the routes need. */
export interface EmbedRoutes {
  embeds: EmbedsService;
  identify: Identify;
}

/** Documents of editors, for the frames of pages. What is not published only the back office sees. */
export function embedRoutes(app: FastifyInstance, { embeds, identify }: EmbedRoutes) {
  async function find(request: FastifyRequest<{ Params: Place }>, reply: FastifyReply) {
    const { element, key } = request.params;
    const { call } = request;
    if (!ID.test(element)) return null;
    const place = { call, elementId: Number(element), key };
    const published = call.site.isUnopened ? null : await embeds.find(place, 'published');
    if (published) return { ...published, cacheControl: SHORTLY };
    const user = await identify(request, reply);
    if (user?.scope !== 'backoffice') return null;
    const own = await embeds.find(place, 'draft');
    return own && { ...own, cacheControl: NEVER };
  }

  app.get<{ Params: Place }>(
    `${EMBED_PATH}:locale/:element/:key`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { site } = request.call;
      const locale = LOCALES.find((one) => one === request.params.locale) ?? site.defaultLocale;
      const found = await find(request, reply);
      const shown = found ?? nothing(serverTexts(locale).embed.gone);
      return (
        reply
          .code(found ? 200 : 404)
          .header('content-security-policy', embedPolicy(shown.origins))
          .header('x-frame-options', 'SAMEORIGIN')
          // A sandboxed document that asks for a group of its own is not opened at all.
          .header('cross-origin-opener-policy', 'unsafe-none')
          .header('x-robots-tag', 'noindex')
          .header('cache-control', shown.cacheControl)
          .type('text/html; charset=utf-8')
          .send(embedDocument({ locale, title: escapeXml(site.name), html: shown.html }))
      );
    },
  );
}

function nothing(text: string): FoundEmbed & { cacheControl: string } {
  return { html: `<p>${escapeXml(text)}</p>`, origins: [], cacheControl: NEVER };
}
