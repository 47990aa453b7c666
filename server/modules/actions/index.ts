import type { FastifyInstance } from 'fastify';
import { ACTIONS } from '#schemas/actions.ts';
import { AppError } from '#server/errors.ts';
import { isSameOrigin } from '#server/plugins/access.ts';
import { toAppError, toFailure } from '#server/plugins/failures.ts';
import type { Action, Submission } from './action.ts';
import { ForeignForm } from './actions.errors.ts';
import { answer, type Outcome } from './answer.ts';
import { addToCart } from './cart-actions.ts';
import { Form, returnPath } from './form.ts';
import { chooseCookies, chooseLanguage, leave, subscribe } from './visitor-actions.ts';

const HANDLERS: readonly [string, Action][] = [
  [ACTIONS.cartAdd, addToCart],
  [ACTIONS.newsletter, subscribe],
  [ACTIONS.language, chooseLanguage],
  [ACTIONS.cookies, chooseCookies],
  [ACTIONS.logout, leave],
];

/** Forms that work without JavaScript (see `schemas/actions.ts`). */
export async function actionsModule(app: FastifyInstance) {
  for (const [path, action] of HANDLERS) {
    app.post(
      path,
      { config: { access: 'public' }, schema: { hide: true }, bodyLimit: 64 * 1024 },
      async (request, reply) => {
        if (!isSameOrigin(request)) throw new ForeignForm();
        const ctx = request.call;
        const form = new Form(request.body);
        const to = returnPath(request, form);
        return answer(
          request,
          reply,
          await outcomeOf(action, { app, ctx, form, request, reply, to }),
        );
      },
    );
  }
}

/** A form never ends on a page of raw data: what fails comes back as a notice. */
async function outcomeOf(action: Action, submission: Submission): Promise<Outcome> {
  try {
    return await action(submission);
  } catch (error) {
    const { ctx, to } = submission;
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'action failed');
    const failure = toFailure(toAppError(error), ctx.locale);
    return { to, notice: 'pokusajte-ponovno', failure };
  }
}
