import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '#server/errors.ts';
import { mailTranslate } from '#server/modules/mail/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { NewsletterService } from './newsletter.service.ts';
import { CONFIRM_PATH, LEAVE_PATH } from './newsletter-mail.ts';
import { type LinkPage, linkPage, PAGE_POLICY } from './newsletter-page.ts';

/** Pages that one address may open; secrets cannot be guessed, this only saves work. */
const LIMIT = { name: 'newsletter.link', max: 60, windowSeconds: 600 };
/** Neither a login nor a key is asked for: the secret in the address is all there is. */
const OPEN = { config: { access: 'public', anonymous: true }, schema: { hide: true } } as const;

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;
/** What to show for a link. Throws `NotFound` for one that is worth nothing. */
type Show = (ctx: CallContext, token: string) => Promise<LinkPage>;

/** The pages behind the links of the newsletter's mails. */
export function newsletterPages(app: FastifyInstance, newsletter: NewsletterService) {
  const route = (path: string, show: { asking: Show; done: Show }) => {
    const answer = (page: Show) => async (request: LinkRequest, reply: FastifyReply) => {
      await app.throttle.hit(LIMIT, request.ip);
      return send(request, reply, page);
    };
    app.get(`${path}/:token`, OPEN, answer(show.asking));
    app.post(`${path}/:token`, OPEN, answer(show.done));
  };

  route(CONFIRM_PATH, {
    asking: async ({ site }, token) => {
      const row = await newsletter.find(site.id, token);
      if (!row) throw new NotFound();
      const t = mailTranslate(row.locale);
      return {
        locale: row.locale,
        heading: t('page.confirmHeading'),
        text: t('page.confirmText'),
        button: t('page.confirmButton'),
      };
    },
    done: async ({ site }, token) => {
      const { locale } = await newsletter.confirm(site.id, token);
      const t = mailTranslate(locale);
      return { locale, heading: t('page.confirmed'), text: t('page.confirmedText') };
    },
  });

  route(LEAVE_PATH, {
    asking: async ({ site }, token) => {
      const row = await newsletter.leaving(site.id, token);
      if (!row) throw new NotFound();
      const t = mailTranslate(row.locale);
      return {
        locale: row.locale,
        heading: t('page.leaveHeading'),
        text: t('page.leaveText'),
        button: t('page.leaveButton'),
      };
    },
    done: async (ctx, token) => {
      const row = await newsletter.leaving(ctx.site.id, token);
      await newsletter.leave(ctx.site.id, token);
      const locale = row?.locale ?? ctx.locale;
      const t = mailTranslate(locale);
      return { locale, heading: t('page.left'), text: t('page.leftText') };
    },
  });
}

async function send({ call, params }: LinkRequest, reply: FastifyReply, show: Show) {
  reply.headers({
    'cache-control': 'private, no-store',
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  reply.type('text/html; charset=utf-8');
  try {
    return linkPage(await show(call, params.token), call.site.name);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    reply.code(404);
    return linkPage(gone(call), call.site.name);
  }
}

function gone({ locale }: CallContext): LinkPage {
  const t = mailTranslate(locale);
  return { locale, heading: t('page.gone'), text: t('page.goneText') };
}
