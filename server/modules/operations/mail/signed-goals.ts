import { createHmac, timingSafeEqual } from 'node:crypto';
import { GOAL_SIGNATURE_QUERY, UNSIGNED_GOAL } from '#domain/web/mail-query.ts';

type Query = Readonly<Record<string, string>>;

/** Texts that the page behind links of mails shows because its address says so (MAIL-02). */
export interface SignedGoals {
  /** The query that makes the page show a text of ours. */
  message(siteId: number, goal: string, isConfirmed: boolean): Record<string, string>;
  /** A query as pages may see it: a text that we did not sign is no longer in it. */
  checked(siteId: number, query: Query): Record<string, string>;
}

export function createSignedGoals(secret: Uint8Array): SignedGoals {
  const sign = (siteId: number, goal: string, confirmedEmail: string) =>
    createHmac('sha256', secret)
      .update(`mail-goal:${siteId}:${confirmedEmail}:${goal}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');

  return {
    message(siteId, goal, isConfirmed) {
      const confirmedEmail = String(isConfirmed);
      const signature = sign(siteId, goal, confirmedEmail);
      return { goalType: 'message', goal, confirmedEmail, [GOAL_SIGNATURE_QUERY]: signature };
    },
    checked(siteId, query) {
      const { [GOAL_SIGNATURE_QUERY]: given = '', ...rest } = query;
      const { goalType, goal, confirmedEmail = '' } = rest;
      if (goalType !== 'message' || goal === undefined) return rest;
      return isEqual(given, sign(siteId, goal, confirmedEmail))
        ? rest
        : { ...rest, goal: UNSIGNED_GOAL };
    },
  };
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
