import type { Locale } from '#schemas/primitives.ts';
import type { Handle } from '#server/plugins/database.ts';

/** What each kind of mail is about. Tokens are in links; they are never logged. */
export interface MailKinds {
  /** Confirm the address of a new account. */
  verify: { firstName: string; token: string };
  /** Choose a new password. */
  reset: { firstName: string; token: string };
  /** The order has come in, with its document attached. */
  order: { orderId: number };
  /** The order's payment has come in. */
  orderPaid: { orderId: number };
  /** Confirm a subscription. */
  newsletter: { token: string };
  /** A product is there again. */
  availability: { productId: number };
  /** A question of a visitor, to the shop. */
  contact: { messageId: number };
}

/** A mail for the outbox. */
export interface NewMail<K extends keyof MailKinds = keyof MailKinds> {
  siteId: number;
  kind: K;
  /** What makes it unique among its kind, e.g. `order:12`. A second one is not added. */
  key: string;
  to: string;
  locale: Locale;
  data: MailKinds[K];
}

/** Mail goes out after the transaction that causes it has committed, once, with retries (S40, F26). */
export interface Mailer {
  /** Adds a mail to the outbox in the caller's transaction. */
  queue<K extends keyof MailKinds>(handle: Handle, mail: NewMail<K>): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
  }
}
