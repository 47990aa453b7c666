import type { FastifyInstance } from 'fastify';
import { CAPTCHA_FORMS } from '#domain/web/captcha.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { AppError } from '#server/errors.ts';
import { isSameOrigin } from '#server/plugins/access.ts';
import type { Identify } from '#server/plugins/call-context.ts';
import type { Captcha } from '#server/plugins/captcha.ts';
import { toAppError, toFailure } from '#server/plugins/failures.ts';
import { answer, type Outcome } from './answer.ts';
import { Form, returnPath } from './form.ts';
import { ForeignForm } from './forms.errors.ts';
import type { FormHandler, FormRoute, Submission } from './handler.ts';

const BODY_LIMIT = 64 * 1024;

interface FormParts {
  routes: readonly FormRoute[];
  identify: Identify;
  captcha: Pick<Captcha, 'check'>;
}

/** Serves the forms of the modules, which work without JavaScript (see `domain/web/actions.ts`). */
export async function formRoutes(app: FastifyInstance, { routes, identify, captcha }: FormParts) {
  for (const { path, handle, needsUser } of routes) {
    const guard = CAPTCHA_FORMS.includes(path) ? captcha : null;
    const handler = needsUser ? asCustomer(handle, identify) : handle;
    app.post(
      path,
      { config: { access: 'public' }, schema: { hide: true }, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        if (!isSameOrigin(request)) throw new ForeignForm();
        const ctx = request.call;
        const form = new Form(request.body);
        const to = returnPath(request, form);
        return answer(
          request,
          reply,
          await outcomeOf(handler, { app, ctx, form, request, reply, to }, guard),
        );
      },
    );
  }
}

/** A plain form renews no login by itself: an expired one is renewed here. */
function asCustomer(handle: FormHandler, identify: Identify): FormHandler {
  return async (submission) => {
    const { ctx, request, reply } = submission;
    const user = ctx.user ?? (await identify(request, reply));
    return handle({ ...submission, ctx: { ...ctx, user } });
  };
}

const CAPTCHA_NOTICES: Readonly<Record<string, NoticeKey>> = {
  CAPTCHA_MISSING: 'captcha-missing',
  CAPTCHA_REFUSED: 'captcha-failed',
};

/** A form never ends on a page of raw data: what fails comes back as a notice. */
async function outcomeOf(
  handle: FormHandler,
  submission: Submission,
  guard: FormParts['captcha'] | null,
): Promise<Outcome> {
  try {
    await guard?.check(submission.request);
    return await handle(submission);
  } catch (error) {
    const { ctx, form, to } = submission;
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'form failed');
    const failure = toFailure(toAppError(error), ctx.locale);
    return {
      to: guard ? safePathOr(form.text('page'), to) : to,
      notice: CAPTCHA_NOTICES[failure.error.code] ?? 'try-again',
      failure,
    };
  }
}
