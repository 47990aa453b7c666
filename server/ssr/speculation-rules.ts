import type { FastifyInstance } from 'fastify';

/** Named by the header `speculation-rules` of every page. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Paths that do something, belong to somebody, or are nothing to read. */
const NEVER = [
  '/api/*',
  '/akcije/*',
  '/admin*',
  '/profil*',
  '/kosarica*',
  '/naplata*',
  '/media/*',
  '/embed/*',
];

/** Bytes, so that no charset is put behind the type. */
const RULES = Buffer.from(
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...NEVER, '/*\\?*editPage*'] } },
            { not: { selector_matches: '[data-no-prefetch], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
);

/** Which pages a browser may fetch ahead when somebody is about to open them. */
export function speculationRules(app: FastifyInstance) {
  app.get(
    SPECULATION_RULES_PATH,
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('application/speculationrules+json')
        .header('cache-control', 'public, max-age=3600')
        .send(RULES),
  );
}
