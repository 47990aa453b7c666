import type { FastifyInstance } from 'fastify';
import { addFont, listFonts, removeFont } from '#schemas/api/theme-fonts.ts';
import { NotFound } from '#server/errors.ts';
import { FOR_EVER } from '#server/modules/content/media/index.ts';
import type { FontsService } from './fonts.service.ts';

/** Reading a font takes a process of its own. */
const LIMIT = { max: 60, windowSeconds: 600 };

/** Own fonts of a site: what the editor asks, and the files themselves. */
export function fontRoutes(app: FastifyInstance, fonts: FontsService) {
  app.implement(listFonts, (_input, { site }) => fonts.list(site.id));

  app.implement(
    addFont,
    async ({ body: { content, licence, name } }, { site, user }) => {
      const author = { id: user?.id ?? null, name: user?.email ?? '' };
      await fonts.add(site.id, { bytes: Buffer.from(content, 'base64'), licence, name, author });
      return fonts.list(site.id);
    },
    { limit: LIMIT },
  );

  app.implement(removeFont, async ({ params }, { site }) => {
    await fonts.remove(site.id, params.id);
    return fonts.list(site.id);
  });

  // Licences bind a font to the shop that bought it: no other origin may use the file.
  app.get<{ Params: { name: string } }>(
    '/fonts/:name',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async ({ params, call, headers }, reply) => {
      const [, hash] = /^([0-9a-f]{64})\.woff2$/.exec(params.name) ?? [];
      const bytes = hash && (await fonts.file(call.site.id, hash));
      if (!bytes) throw new NotFound();
      const etag = `"${hash.slice(0, 16)}"`;
      reply
        .type('font/woff2')
        .header('cache-control', FOR_EVER)
        .header('etag', etag)
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff');
      return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
    },
  );
}
