import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Outcome } from './answer.ts';
import type { Form } from './form.ts';

/** What the handler of a form works with. */
export interface Submission {
  app: FastifyInstance;
  ctx: CallContext;
  form: Form;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Where to go afterwards: a safe path of the site. */
  to: string;
}

/** What a form does. Throws an `AppError` for a failure that has no notice of its own. */
export type FormHandler = (submission: Submission) => Promise<Outcome>;

/** A form that works without JavaScript: where it is posted to, and what that does. */
export interface FormRoute {
  path: string;
  handle: FormHandler;
  /** Asks who is logged in. A plain form renews no login by itself, so an expired one is renewed first. */
  needsUser?: boolean;
}
