import type { Locale } from '#domain/locales.ts';
import { isOwner } from '#domain/people/roles.ts';
import type { PasskeyProof } from '#schemas/api/passkeys.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { Account, AccountRepository } from '../../account.repository.ts';
import { PasskeyCopied, PasskeyExpired, PasskeyRefused } from '../../auth.errors.ts';
import type { KnownDevices } from '../../known-devices.ts';
import type { LoginLimits } from '../../login-limits.ts';
import type { Session, Sessions } from '../../sessions.ts';
import { challengeIn, checkProof } from './ceremonies.ts';
import { CHALLENGE_MS, type PasskeyChallenges } from './challenges.ts';
import { handleOf } from './own-passkeys.ts';
import type { PasskeyRepository, StoredPasskey } from './passkey.repository.ts';
import type { PasskeyMail } from './passkey-mail.ts';
import type { RelyingParty } from './relying-party.ts';

/** Who tries to log in with a passkey, and where. */
export interface PasskeyAttempt {
  siteId: number;
  locale: Locale;
  party: RelyingParty;
  /** Name of the browser that began, out of its cookie. */
  browser: string;
  proof: PasskeyProof;
  /** The caller's, for the limit. */
  address: string;
  deviceCookie?: string | undefined;
}

interface Parts {
  accounts: AccountRepository;
  passkeys: PasskeyRepository;
  challenges: PasskeyChallenges;
  limits: LoginLimits;
  devices: KnownDevices;
  sessions: Pick<Sessions, 'start'>;
  mail: PasskeyMail;
}

export type PasskeyLogin = ReturnType<typeof createPasskeyLogin>;

const purposeOf = (siteId: number, browser: string) => ({ siteId, of: `login:${browser}` });

/** Logs in with what a device keeps and its owner unlocks: both factors at once. */
export function createPasskeyLogin(parts: Parts) {
  const { accounts, passkeys, challenges, limits, devices, sessions, mail } = parts;

  /** Whose passkey it is, if it is good at the host, and that account may work at the site. */
  async function ownerOf({ siteId, party }: PasskeyAttempt, passkey: StoredPasskey | null) {
    if (passkey?.host !== party.host) return null;
    const account = await accounts.self(passkey.account_id);
    const isHere = account && (account.site_id === siteId || isOwner(account));
    return isHere && account.scope === 'backoffice' && !account.disabled ? account : null;
  }

  /** Notes the use. Throws `PasskeyCopied`, and tells the owner, when the counter stayed behind. */
  async function use(account: Account, passkey: StoredPasskey, counter: number, locale: Locale) {
    const isNew = await accounts.transaction(async (trx) => {
      if (await passkeys.use(trx, passkey.id, counter)) return true;
      await mail.tell(trx, account, { what: 'copied', passkey, locale });
      return false;
    });
    if (!isNew) throw new PasskeyCopied();
  }

  return {
    /** What to ask a passkey for. */
    async begin(siteId: number, { host }: RelyingParty, browser: string) {
      const challenge = await challenges.issue(purposeOf(siteId, browser));
      const userVerification = 'required' as const;
      return { challenge, rpId: host, timeout: CHALLENGE_MS, userVerification };
    },

    /**
     * Throws `PasskeyRefused`, `PasskeyExpired`, `PasskeyCopied`, `TooManyRequests`,
     * `UnknownDeviceLimited`.
     */
    async enter(attempt: PasskeyAttempt): Promise<Session> {
      const { siteId, locale, party, browser, proof, address, deviceCookie } = attempt;
      const passkey = await passkeys.byCredential(proof.id);
      const account = await ownerOf(attempt, passkey);
      const device = account && devices.nameOf(deviceCookie, account);
      const counted = { siteId, email: account?.email ?? '', address, device };
      await limits.count(counted);

      const challenge = challengeIn(proof);
      const isOurs = await challenges.redeem(purposeOf(siteId, browser), challenge);
      if (challenge === null || !isOurs) throw new PasskeyExpired();
      if (!passkey || !account) throw new PasskeyRefused();
      const isNamed = proof.userHandle === undefined || proof.userHandle === handleOf(account);
      const counter = await checkProof(proof, challenge, party, passkey);
      if (counter === null || !isNamed) throw new PasskeyRefused();
      await use(account, passkey, counter, locale);
      await limits.succeeded(counted);
      return startFor(account, siteId);
    },
  };

  /** What changed about the account meanwhile makes the proof worth nothing. */
  async function startFor(account: Account, siteId: number): Promise<Session> {
    try {
      return await sessions.start(account, { siteId, withFactor: true });
    } catch (error) {
      throw error instanceof Unauthenticated ? new PasskeyRefused() : error;
    }
  }
}
