import { createContext, useContext } from 'react';

import type { Translate } from '#runtime/i18n/texts.ts';
import type { adminProfile } from '#schemas/api/auth.ts';
import type { ApiPort, DataOf } from '#schemas/api/endpoint.ts';

/**
 * How a login ended: `refused` for a wrong password, `unknown` for an account that may not edit
 * (G-057; only who knows the password is told), `offline` when no answer came, `limited` after too many wrong ones. `code`: the same call
 * with a code ends the login; then `wrongCode`, or `expired` when it has to begin again. Those of
 * passkeys: `passkeyAborted` when there was none or its owner did not want to, `passkeyCopied` when a
 * copy was used before.
 */
export type LoginOutcome =
  | 'ok'
  | 'refused'
  | 'unknown'
  | 'offline'
  | 'limited'
  | 'code'
  | 'wrongCode'
  | 'expired'
  | 'passkeyAborted'
  | 'passkeyRefused'
  | 'passkeyExpired'
  | 'passkeyCopied';

/**
 * Logs in by password, and a code where the account asks for one; without a password by a passkey
 * of the account.
 */
export type Login = (
  email: string,
  password: string | null,
  code?: string,
) => Promise<LoginOutcome>;

/** The account that is logged in, with the language that it works in (ADMIN-13). */
export type BackOfficeUser = DataOf<typeof adminProfile>;

/** What a notice offers beside what it says. */
export interface NoticeAction {
  label: string;
  run(): void;
}

/** What the page editor and the admin panel share. */
export interface BackOfficeContextValue {
  api: ApiPort;
  /** The back office's own texts, namespace `editor`, in the language of the user. */
  t: Translate;
  user: BackOfficeUser;
  /** Logs the user in again after the session ran out. */
  login: Login;
  /** Reads a sentence out to users of a screen reader; the panel shows it, with what may be done about it. */
  announce(sentence: string, stayMs?: number, action?: NoticeAction): void;
}

export const BackOfficeContext = createContext<BackOfficeContextValue | null>(null);

/** The back office; throws outside of it. */
export function useBackOffice(): BackOfficeContextValue {
  const value = useContext(BackOfficeContext);
  if (!value) {
    throw new Error(
      'Izlog: useBackOffice() outside of the back office. Wrap the tree in <BackOfficeContext>.',
    );
  }
  return value;
}

/** The back office's texts. */
export function useTexts(): Translate {
  return useBackOffice().t;
}
