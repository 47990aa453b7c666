import type { FastifyInstance } from 'fastify';
import { endPreview, makePreview, openingState, openShop, skipStep } from '#schemas/api/opening.ts';
import { cookieOptions } from '#server/plugins/cookie-options.ts';
import { type OpeningService, PREVIEW_SECONDS } from './opening.service.ts';

/** Holds the secret of the preview address that a browser came by. */
export const PREVIEW_COOKIE = 'izlog_preview';

export function openingRoutes(app: FastifyInstance, opening: OpeningService) {
  app.implement(openingState, (_input, ctx) => opening.state(ctx));
  app.implement(openShop, (_input, ctx) => opening.open(ctx));
  app.implement(makePreview, (_input, ctx) => opening.makePreview(ctx));
  app.implement(endPreview, (_input, ctx) => opening.endPreview(ctx));
  app.implement(skipStep, ({ body }, ctx) => opening.skip(ctx, body.step, body.isSkipped));

  // An address that is void leads to the shop as everybody sees it, which says that it is not open.
  app.get<{ Params: { secret: string } }>(
    '/preview/:secret',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      const { secret } = request.params;
      if (await opening.isPreview(request.call.site, secret)) {
        reply.setCookie(PREVIEW_COOKIE, secret, {
          ...cookieOptions(request),
          maxAge: PREVIEW_SECONDS,
        });
      }
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect('/', 302);
    },
  );
}
