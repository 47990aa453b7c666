import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import type { PlainPage } from '#schemas/site-entry.ts';
import { NotFound } from '#server/errors.ts';
import {
  MAIL_PAGES,
  mailLink,
  mailTranslate,
  type SignedGoals,
} from '#server/modules/operations/mail/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { plainPage, type ThemeSource } from '#server/plugins/plain-page.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import type { NewsletterService } from './newsletter.service.ts';
import { CONFIRM_PATH, LEAVE_PATH } from './newsletter-mail.ts';

/** Pages that one address may open; secrets cannot be guessed, this only saves work. */
const LIMIT = { name: 'newsletter.link', max: 60, windowSeconds: 600 };
/** Neither a login nor a key is asked for: the secret in the address is all there is. */
const OPEN = { config: { access: 'public', anonymous: true }, schema: { hide: true } } as const;

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;
/** What to show for a link, or a page of the shop to go to. Throws `NotFound` for one that is worth nothing. */
type Show = (ctx: CallContext, token: string) => Promise<LinkPage | URL>;

/**
 * A link of a mail only asks: what it is about happens when the button is pressed, because mail
 * scanners open every link (S11).
 */
type LinkPage = Pick<PlainPage, 'locale' | 'heading' | 'text' | 'form'>;

interface PageServices {
  newsletter: NewsletterService;
  throttle: Pick<Throttle, 'hit'>;
  signedGoals: SignedGoals;
  themes: ThemeSource;
}

/** The pages behind the links of the newsletter's mails. */
export function newsletterPages(
  app: FastifyInstance,
  { newsletter, throttle, signedGoals, themes }: PageServices,
) {
  const route = (path: string, show: { asking: Show; done: Show }) => {
    const answer = (page: Show) => async (request: LinkRequest, reply: FastifyReply) => {
      await throttle.hit(LIMIT, request.ip);
      return send({ app, themes }, request, reply, page);
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
        form: { buttons: [{ label: t('page.confirmButton') }] },
      };
    },
    done: async (ctx, token) => {
      const { locale } = await newsletter.confirm(ctx.site.id, token);
      return confirmedPage(signedGoals, ctx, locale);
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
        form: { buttons: [{ label: t('page.leaveButton') }] },
      };
    },
    done: async (ctx, token) => {
      const row = await newsletter.leaving(ctx.site.id, token);
      await newsletter.leave(ctx, token);
      const locale = row?.locale ?? ctx.locale;
      const t = mailTranslate(locale);
      return { locale, heading: t('page.left'), text: t('page.leftText') };
    },
  });
}

async function send(
  { app, themes }: { app: FastifyInstance } & Pick<PageServices, 'themes'>,
  { call, params }: LinkRequest,
  reply: FastifyReply,
  show: Show,
) {
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const shown = await show(call, params.token).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error;
    reply.code(404);
    return gone(call);
  });
  if (shown instanceof URL) return reply.redirect(shown.pathname + shown.search, 303);
  const home = mailTranslate(shown.locale)('page.back');
  const theme = await themes.valuesOf(call.site.id);
  const page = { ...shown, shop: call.site.name, home, theme };
  const { html, contentPolicy } = await plainPage(app, page);
  return reply
    .header('content-security-policy', contentPolicy)
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The shop's page behind links of mails says that it is done (MAIL-02). */
function confirmedPage(signedGoals: SignedGoals, ctx: CallContext, locale: Locale): URL {
  const text = mailTranslate(locale)('page.confirmedText');
  const query = signedGoals.message(ctx.site.id, text, true);
  return new URL(mailLink({ ...ctx, locale }, MAIL_PAGES.confirmEmail[locale], query));
}

function gone({ locale }: CallContext): LinkPage {
  const t = mailTranslate(locale);
  return { locale, heading: t('page.gone'), text: t('page.goneText') };
}
