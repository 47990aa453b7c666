import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOTICE_QUERY, type NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import type { Cart } from '#schemas/api/cart.ts';
import type { ApiFailure, DataOf } from '#schemas/api/endpoint.ts';
import type { createOrder } from '#schemas/api/orders.ts';
import type { ShownPage } from '#server/plugins/plain-page.ts';

/** What an action did. */
export interface Outcome {
  /** Shown on the page that the form comes back to. */
  notice?: NoticeKey;
  /** Path to go to. */
  to: string;
  /** Why it failed; the notice says it in words. */
  failure?: ApiFailure;
  /** A form that goes on to a provider of payments in place of `to` (PAY-14). */
  hostedForm?: HostedForm;
  /** Figures for a provider's buttons, which come in place of `to`; for scripts alone (PAY-10). */
  buttons?: PaymentButtons;
  /** The cart after the change; for scripts alone. */
  cart?: Cart;
  /** Page of the window that opens once something was added; for scripts alone (CART-12). */
  window?: string;
}

/** A form that a script sends at once; without one, a page of its own holds it. */
export interface HostedForm {
  html: string;
  page: ShownPage;
}

export type PaymentButtons = Exclude<DataOf<typeof createOrder>['html'], string>;

/** A script sent the form and wants data, not a page. */
export function wantsData({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  const isJson = (headers['content-type'] ?? '').startsWith('application/json');
  return isJson || (accept.includes('application/json') && !accept.includes('text/html'));
}

/** Answers by 303 with a notice, or by the envelope of the API. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
): FastifyReply {
  const { notice, to, failure, hostedForm } = outcome;
  reply.header('cache-control', 'no-store');
  if (wantsData(request)) {
    if (failure) return reply.code(failure.statusCode).send(failure);
    return reply.send({ data: { ...outcome, ...(hostedForm && { hostedForm: hostedForm.html }) } });
  }
  if (hostedForm) {
    return reply
      .header('content-security-policy', hostedForm.page.contentPolicy)
      .type('text/html; charset=utf-8')
      .send(hostedForm.page.html);
  }
  const path = safePathOr(to);
  return reply.redirect(notice ? withQuery(path, NOTICE_QUERY, notice) : path, 303);
}
