import type { FastifyInstance } from 'fastify';
import { type Element, STATIC_HANDLERS } from '#schemas/content/element.ts';
import { mediaTag } from '#schemas/media.ts';
import type { PagePorts } from '#schemas/site-entry.ts';
import {
  BUILT_IN_TAG,
  cacheTag,
  elementTag,
  STATICS_TAG,
  tagsOfSite,
  themeTag,
} from '#server/cache-tags.ts';
import type { PaymentService } from '#server/modules/commerce/payments/index.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { FinderService } from '#server/modules/content/finder/index.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { Themes } from '#server/modules/content/theme/index.ts';
import type { Placeholders, SiteService } from '#server/modules/site/site/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Captcha } from '#server/plugins/captcha.ts';
import type { Excuses } from '#server/plugins/plain-page.ts';
import type { KnownAnswers } from './known-answers.ts';
import type { ProblemLog } from './problem-log.ts';
import { type Ask, createSharedApi } from './shared-api.ts';

/** The modules that pages are made of. */
export interface PageServices {
  captcha: Pick<Captcha, 'settings' | 'sources'>;
  content: ContentService;
  finder: FinderService;
  media: MediaService;
  mediaOrigin: string | null;
  themes: Themes;
  site: SiteService;
  placeholders: Pick<Placeholders, 'fill'>;
  payments: Pick<PaymentService, 'sources'>;
  excuses: Excuses;
}

/** Name of the memory of answers, as the back office shows it. */
export const ANSWERS_CACHE = 'answers';

/** What renders share. */
export interface RenderParts extends PageServices {
  localApi: FastifyInstance['localApi'];
  problems: ProblemLog;
  answers: KnownAnswers;
}

/**
 * What a render may ask of the server, as the caller of `ctx`. Everything it asks for leaves a tag
 * in `tags`, also what it did not find: a page is dropped when a missing part appears. What is equal
 * for everybody is asked once until a tag of it changes.
 */
export function createPagePorts(
  { localApi, problems, answers, ...modules }: RenderParts,
  ctx: CallContext,
  tags: Set<string>,
): PagePorts {
  const { site, store, locale } = ctx;
  const revs = new Map<number, number>();
  /** Content as it is shown: with the facts that its texts leave open. */
  const fill = <T>(value: T, own: Set<string>) => modules.placeholders.fill(ctx, value, own);
  function seen<T extends Element>(element: T): T {
    tags.add(elementTag(element.id));
    revs.set(element.id, element.rev);
    return element;
  }

  /** Asks for what `name` and `input` describe; only answers for strangers are shared. */
  const ask: Ask = (name, input, get) => {
    if (ctx.user) return get(tags);
    const question = [site.id, store.id, store.currencyId, locale, name, input];
    return answers.get(question, tags, async (own) => {
      own.add(cacheTag(ANSWERS_CACHE, site.id));
      const answer = await get(own);
      for (const tag of tagsOfSite(site.id, own)) own.add(tag);
      return answer;
    });
  };

  return {
    api: createSharedApi(localApi, ctx, ask, fill),

    async decide(path) {
      const decision = await ask('decide', path, async (own) => {
        const found = await modules.finder.decide(site, path, { tags: own });
        return fill(found, own);
      });
      if (decision.type === 'page') seen(decision.element);
      return decision;
    },

    async statics() {
      const found = await ask('statics', null, async (own) => {
        own.add(STATICS_TAG);
        own.add(BUILT_IN_TAG);
        const statics = await modules.content.shownStatics(site, locale, STATIC_HANDLERS);
        for (const { id } of statics) own.add(elementTag(id));
        return fill(statics, own);
      });
      return Object.fromEntries(found.map((element) => [element.handler, seen(element)]));
    },

    async theme() {
      tags.add(themeTag(site.id));
      return modules.themes.valuesOf(site.id);
    },

    async masters(refs) {
      if (refs.length === 0) return {};
      const masters = await ask('masters', refs, async (own) => {
        const found = await modules.content.publishedMasters(site.id, refs);
        for (const { id } of [...refs, ...Object.values(found)]) own.add(elementTag(id));
        return fill(found, own);
      });
      for (const master of Object.values(masters)) seen(master);
      return masters;
    },

    async template(id) {
      const template = await ask('template', id, async (own) => {
        own.add(elementTag(id));
        return fill(await modules.content.publishedTemplate(site.id, id), own);
      });
      return template && seen(template);
    },

    async builtIn(option) {
      const template = await ask('builtIn', option, async (own) => {
        own.add(BUILT_IN_TAG);
        return fill(modules.content.builtIns.template(site, option), own);
      });
      return seen(template);
    },

    media(ids) {
      return ask('media', ids, (own) => {
        for (const id of ids) own.add(mediaTag(id));
        return modules.media.byIds(site.id, ids, locale);
      });
    },

    async options(keys) {
      const options = await ask('options', keys, async (own) => {
        own.add('options');
        return fill(await modules.site.options(site.id, keys), own);
      });
      return Object.fromEntries(options.map(({ key, value }) => [key, value]));
    },

    captcha: modules.captcha.settings,
    report: (problem) => problems.note(problem, revs.get(problem.elementId) ?? 0),
  };
}
