import type { Locale } from '#domain/locales.ts';
import type { MailTextKind } from '#schemas/api/mail-texts.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';

/** What each kind of mail is about. Tokens are in links; they are never logged. */
export interface MailKinds {
  /** Confirm the address of a new account. */
  verify: { firstName: string; token: string };
  /** Choose a new password. */
  /** `isStaff`: of the back office, which has a page of its own for it. */
  reset: { firstName: string; token: string; isStaff?: boolean };
  /** Something happened to a passkey of somebody of the back office; `name` is that of the passkey. */
  passkey: { what: 'added' | 'removed' | 'copied'; firstName: string; name: string; host: string };
  /** The order has come in, with its document attached. */
  order: { orderId: number };
  /** The order's payment has come in. */
  orderPaid: { orderId: number };
  /** A part of the order's payment, or all of it, was paid back. */
  orderRefunded: { orderId: number; amountCents: number };
  /** Confirm a subscription. */
  newsletter: { token: string };
  /** A product is there again. */
  availability: { productId: number };
  /** A question of a visitor, to the shop. */
  contact: { messageId: number };
  /** Answers to a form, to the shop, and to whoever gave them. */
  formAnswer: { answerId: number };
  formCopy: { answerId: number };
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

/** A part of a mail; it is shown as HTML and as plain text. All texts are plain and escaped. */
export type MailPart =
  | { type: 'text'; text: string }
  /** Small print; `htmlOnly` where the plain text says it already. */
  | { type: 'note'; text: string; htmlOnly?: true }
  /** What the mail is for; the address is absolute. */
  | { type: 'button'; label: string; href: string }
  /** Labels and values, such as a delivery address. */
  | { type: 'facts'; rows: readonly { label: string; value: string }[] }
  /** What was bought; sums follow, the last one is the total. */
  | {
      type: 'lines';
      rows: readonly { title: string; detail: string; amount: string }[];
      sums: readonly { label: string; amount: string }[];
    }
  /** A thing of the shop; the picture's address is absolute. */
  | { type: 'card'; title: string; detail: string; href: string; picture?: string }
  /** Somebody's own words; line breaks are kept. */
  | { type: 'quote'; text: string }
  /** Words that a shop wrote itself. */
  | { type: 'rich'; look: 'paragraph' | 'heading' | 'note'; runs: readonly RichRun[] }
  | { type: 'list'; isNumbered: boolean; items: readonly (readonly RichRun[])[] };

/** Words of one look; an address is absolute. */
export interface RichRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  href?: string;
}

/** What the placeholders of a mail stand for. */
export interface MailFill {
  kind: MailTextKind;
  words: Readonly<Record<string, string>>;
  parts: Readonly<Record<string, readonly MailPart[]>>;
}

/** What a mail says, in its recipient's language. */
export interface MailContent {
  subject: string;
  /** Shown by mail programs behind the subject. */
  preheader: string;
  heading: string;
  parts: readonly MailPart[];
  /** Why the recipient gets it; shown at the foot. */
  reason: string;
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[];
  /** Where an answer goes; default: the shop. */
  replyTo?: string;
  /** Ends a subscription by one click (RFC 8058); absolute. */
  unsubscribeUrl?: string;
  /** What it is made of, where a shop may say it in its own words. */
  fill?: MailFill;
}

/** A mail that is about to be sent. */
export interface OutgoingMail<K extends keyof MailKinds = keyof MailKinds> {
  /** The site, in the recipient's language. */
  ctx: CallContext;
  to: string;
  data: MailKinds[K];
}

/**
 * Says what a mail of a kind says, at the time it is sent; may be called more than once for one mail.
 * Null when there is nothing left to say: the mail is dropped.
 */
export type MailBuilder<K extends keyof MailKinds> = (
  mail: OutgoingMail<K>,
) => Promise<MailContent | null>;

/** Mail goes out after the transaction that causes it has committed, once, with retries (S40, F26). */
export interface Mailer {
  /** Adds a mail to the outbox in the caller's transaction; wake the jobs once it has committed. */
  queue<K extends keyof MailKinds>(handle: Handle, mail: NewMail<K>): Promise<void>;
  /** Says who writes the mails of a kind; to be called while the application is built. */
  content<K extends keyof MailKinds>(kind: K, build: MailBuilder<K>): void;
}
