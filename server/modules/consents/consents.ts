import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { ConsentForm } from './consents.tables.ts';

/** A consent as a form names it: its id or its unique number (G-093). */
export type ConsentName = number | string;

/** What visitors agree to (CONS). */
export interface Consents {
  /**
   * The ids of what was accepted. Throws `ValidationFailed` (`acceptedConsents: 'required'`) when a
   * required consent of the form is missing, and (`enum`) for one that the form does not ask for.
   */
  requireAccepted(
    ctx: CallContext,
    form: ConsentForm,
    accepted: readonly ConsentName[],
  ): Promise<number[]>;
  /** Notes who accepted which version of which text; in the caller's transaction. */
  log(
    handle: Handle,
    ctx: CallContext,
    entry: { form: ConsentForm; email: string; consentIds: readonly number[] },
  ): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    consents: Consents;
  }
}
