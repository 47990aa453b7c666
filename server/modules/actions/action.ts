import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Outcome } from './answer.ts';
import type { Form } from './form.ts';

/** What an action works with. */
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
export type Action = (submission: Submission) => Promise<Outcome>;
