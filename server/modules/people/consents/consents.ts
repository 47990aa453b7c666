import type { ConsentForm } from '#server/db/tables/consents.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';

/** A consent as a form names it: its id or its unique number (G-093). */
export type ConsentName = number | string;

/** Accepted consents as read: their ids, and the rule that they break. */
export interface AcceptedConsents {
  ids: number[];
  /** `required`: one that the form insists on is missing; `enum`: the form does not ask for one. */
  fault: 'required' | 'enum' | null;
}

/** Who says something about which consents, and where. */
export interface ConsentNote {
  form: ConsentForm;
  email: string;
  consentIds: readonly number[];
}

/** What visitors agree to (CONS). Read before a transaction begins; `log` is part of it. */
export interface Consents {
  /** Reads what was accepted, for forms that report it with their other faults. */
  readAccepted(
    ctx: CallContext,
    form: ConsentForm,
    accepted: readonly ConsentName[],
  ): Promise<AcceptedConsents>;
  /**
   * The ids of what was accepted. Throws `ValidationFailed` (`acceptedConsents: 'required'`) when a
   * required consent of the form is missing, and (`enum`) for one that the form does not ask for.
   */
  requireAccepted(
    ctx: CallContext,
    form: ConsentForm,
    accepted: readonly ConsentName[],
  ): Promise<number[]>;
  /** Ids of consents that were noted of somebody since, and not taken back. */
  acceptedSince(ctx: CallContext, email: string, since: Date): Promise<number[]>;
  /** Notes who accepted which version of which text; in the caller's transaction. */
  log(handle: Handle, ctx: CallContext, note: ConsentNote): Promise<void>;
  /** Notes that somebody takes back what they accepted, beside the proof that they did (GDPR, art. 7). */
  withdraw(handle: Handle, ctx: CallContext, note: ConsentNote): Promise<void>;
}
