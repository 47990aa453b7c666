import { createHash } from 'node:crypto';
import { Unauthenticated } from '#server/errors.ts';
import type { Account, AccountPlace, AccountRepository } from '../account.repository.ts';
import { FactorLoginExpired, SecondFactorRequired, WrongCode } from '../auth.errors.ts';
import type { KnownDevices } from '../known-devices.ts';
import type { LoginLimits } from '../login-limits.ts';
import type { OneTimeTokens } from '../one-time-token.repository.ts';
import type { Session, Sessions } from '../sessions.ts';
import type { FactorRepository } from './factor.repository.ts';
import type { FactorCodes } from './factor-codes.ts';

/** Between the password and the code. */
const LIFE_SECONDS = 5 * 60;

/** A code for a login whose password was right, and where it was typed. */
export interface CodeAttempt {
  site: AccountPlace;
  /** What the first step answered. */
  factorToken: string;
  code: string;
  address: string;
  deviceCookie?: string | undefined;
}

interface Parts {
  accounts: AccountRepository;
  factors: Pick<FactorRepository, 'hasAny'>;
  codes: FactorCodes;
  tokens: OneTimeTokens;
  limits: LoginLimits;
  devices: KnownDevices;
  sessions: Pick<Sessions, 'start'>;
}

export type FactorLogin = ReturnType<typeof createFactorLogin>;

/** The second step of a login. Between the steps there is no session, only a secret for five minutes. */
export function createFactorLogin(parts: Parts) {
  const { accounts, factors, codes, tokens, limits, devices, sessions } = parts;

  /** The account of a login that waits for its code. */
  async function waiting(siteId: number, factorToken: string): Promise<Account> {
    const subject = await tokens.find({ siteId, purpose: 'factor' }, factorToken);
    const [id = '', password] = (subject ?? '').split(':');
    const account = subject === null ? null : await accounts.byId(siteId, Number(id));
    if (!account || account.disabled || printOf(account) !== password) {
      throw new FactorLoginExpired();
    }
    return account;
  }

  return {
    /** Lets who has nothing but a password go on with it. Throws `SecondFactorRequired` where that is not enough. */
    async demand(account: Account, siteId: number): Promise<void> {
      if (!(await factors.hasAny(account.id))) return;
      const { token } = await accounts.transaction((trx) =>
        tokens.issue(trx, {
          siteId,
          purpose: 'factor',
          subject: `${account.id}:${printOf(account)}`,
          lifeSeconds: LIFE_SECONDS,
        }),
      );
      throw new SecondFactorRequired({ factorToken: token, expiresIn: LIFE_SECONDS });
    },

    /**
     * Takes a code of the app, or one for who has lost it. Throws `WrongCode`, `FactorLoginExpired`,
     * `TooManyRequests`, `UnknownDeviceLimited`.
     */
    async enter(attempt: CodeAttempt): Promise<Session> {
      const { site, factorToken, code, address, deviceCookie } = attempt;
      const { id: siteId } = site;
      const account = await waiting(siteId, factorToken);
      const device = devices.nameOf(deviceCookie, account);
      const counted = { siteId: site.customersId, email: account.email, address, device };
      await limits.count(counted);
      const isGood = await accounts.transaction(async (trx) => {
        if (!(await codes.spend(trx, account.id, code))) return false;
        const topic = { siteId, purpose: 'factor' } as const;
        if (!(await tokens.redeem(trx, topic, factorToken))) throw new FactorLoginExpired();
        return true;
      });
      if (!isGood) throw new WrongCode();
      await limits.succeeded(counted);
      return startFor(account, siteId);
    },
  };

  /** What changed about the account meanwhile makes the first step worth nothing. */
  async function startFor(account: Account, siteId: number): Promise<Session> {
    try {
      return await sessions.start(account, { siteId, withFactor: true });
    } catch (error) {
      throw error instanceof Unauthenticated ? new FactorLoginExpired() : error;
    }
  }
}

/** Tells passwords apart without telling them: another password ends the logins that wait. */
function printOf({ password_hash }: Account): string {
  return createHash('sha256').update(password_hash).digest('hex').slice(0, 32);
}
