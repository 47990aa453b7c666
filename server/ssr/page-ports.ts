import type { FastifyInstance } from 'fastify';
import { type Element, STATIC_HANDLERS } from '#schemas/content/element.ts';
import type { PagePorts } from '#schemas/site-entry.ts';
import { elementTag, STATICS_TAG } from '#server/cache-tags.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ProblemLog } from './problem-log.ts';

type Services = Pick<FastifyInstance, 'content' | 'finder' | 'localApi' | 'media' | 'site'>;

/**
 * What a render may ask of the server, as the caller of `ctx`. Everything it asks for leaves a tag
 * in `tags`, also what it did not find: a page is dropped when a missing part appears.
 */
export function createPagePorts(
  app: Services,
  ctx: CallContext,
  tags: Set<string>,
  problems: ProblemLog,
): PagePorts {
  const { site, locale } = ctx;
  const revs = new Map<number, number>();
  function seen<T extends Element>(element: T): T {
    tags.add(elementTag(element.id));
    revs.set(element.id, element.rev);
    return element;
  }

  return {
    api: app.localApi(ctx, tags),

    async decide(path) {
      const decision = await app.finder.decide(site, path, { tags });
      if (decision.type === 'page') seen(decision.element);
      return decision;
    },

    async statics() {
      tags.add(STATICS_TAG);
      const found = await app.content.publishedStatics(site, locale, STATIC_HANDLERS);
      return Object.fromEntries(found.map((element) => [element.handler, seen(element)]));
    },

    async masters(refs) {
      for (const { id } of refs) tags.add(elementTag(id));
      const masters = await app.content.publishedMasters(site.id, refs);
      for (const master of Object.values(masters)) seen(master);
      return masters;
    },

    media(ids) {
      for (const id of ids) tags.add(`media:${id}`);
      return app.media.byIds(site.id, ids, locale);
    },

    async options(keys) {
      tags.add('options');
      const options = await app.site.options(site.id, keys);
      return Object.fromEntries(options.map(({ key, value }) => [key, value]));
    },

    report: (problem) => problems.note(problem, revs.get(problem.elementId) ?? 0),
  };
}
