import { NotFound } from '#server/errors.ts';
import type { CallUser, SiteContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import type { Account, AccountRepository } from '../account.repository.ts';
import {
  FactorAlreadyOn,
  FactorNotBegun,
  FactorNotOn,
  IncorrectPassword,
  WrongCode,
} from '../auth.errors.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { TokenRepository } from '../token.repository.ts';
import type { FactorRepository } from './factor.repository.ts';
import { type FactorCodes, sealedFor } from './factor-codes.ts';
import type { PasskeyRepository } from './passkeys/passkey.repository.ts';
import { qrCodeOf } from './qr-code.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { Sealing } from './sealing.ts';
import { newTotpSecret, toBase32, totpAddress } from './totp.ts';

/** Between the password and the first code. */
const SETUP_SECONDS = 15 * 60;
/** Wrong codes of somebody who is logged in. */
const CODE_LIMIT: Limit = { name: 'factor-change', max: 5, windowSeconds: 15 * 60 };

/** Whose factor it is. */
interface Caller {
  site: Pick<SiteContext, 'id' | 'name'>;
  user: CallUser;
  /** The login that goes on when others end. */
  familyId?: string | undefined;
}

interface Parts {
  accounts: AccountRepository;
  factors: FactorRepository;
  codes: FactorCodes;
  sealing: Sealing;
  logins: Pick<TokenRepository, 'revokeOthers'>;
  passkeys: Pick<PasskeyRepository, 'removeAll'>;
  isOwnPassword: OwnPassword;
  throttle: Pick<Throttle, 'hit' | 'reset'>;
}

export type OwnFactor = ReturnType<typeof createOwnFactor>;

/** The second factor of somebody who is logged in. Whatever changes it asks for the password. */
export function createOwnFactor(parts: Parts) {
  const { accounts, factors, codes, sealing, logins, passkeys, isOwnPassword, throttle } = parts;

  async function withPassword({ site, user }: Caller, password: string): Promise<Account> {
    const account = await accounts.byId(site.id, user.id);
    if (!account) throw new NotFound();
    if (!(await isOwnPassword(account, password))) throw new IncorrectPassword();
    return account;
  }

  /** Uses a code up and works in the same transaction. */
  async function withCode<T>(
    { user }: Caller,
    code: string,
    work: (trx: Transaction) => Promise<T>,
  ): Promise<T> {
    await throttle.hit(CODE_LIMIT, String(user.id));
    const done = await accounts.transaction(async (trx) => {
      if (!(await codes.spend(trx, user.id, code))) throw new WrongCode();
      return work(trx);
    });
    await throttle.reset(CODE_LIMIT, String(user.id));
    return done;
  }

  async function renewCodes(trx: Transaction, accountId: number): Promise<string[]> {
    const fresh = newRecoveryCodes();
    await factors.replaceCodes(trx, accountId, fresh.map(hashOfRecoveryCode));
    return fresh;
  }

  async function refuseUnlessOn(accountId: number) {
    if (!(await factors.isOn(accountId))) throw new FactorNotOn();
  }

  return {
    async state({ id }: CallUser) {
      const isOn = await factors.isOn(id);
      return { isOn, recoveryCodesLeft: isOn ? await factors.codesLeft(id) : 0 };
    },

    /** A secret for an app. Throws `IncorrectPassword`, `FactorAlreadyOn`. */
    async begin(caller: Caller, password: string) {
      const { id, email } = await withPassword(caller, password);
      const secret = newTotpSecret();
      const isBegun = await factors.begin(id, sealing.seal(secret, sealedFor(id)));
      if (!isBegun) throw new FactorAlreadyOn();
      const address = totpAddress(caller.site.name, email, secret);
      return { secret: toBase32(secret), address, qr: await qrCodeOf(address) };
    },

    /**
     * Switches the factor on by a first code, and ends the other logins of the account, which did
     * without it. Answers the recovery codes, which nobody can see again. Throws `WrongCode`,
     * `FactorNotBegun`.
     */
    confirm: (caller: Caller, code: string): Promise<string[]> =>
      withCode(caller, code, async (trx) => {
        const { site, user, familyId } = caller;
        await accounts.lock(trx, site.id, user.id);
        if (!(await factors.confirm(trx, user.id, SETUP_SECONDS))) throw new FactorNotBegun();
        await logins.revokeOthers(trx, user.id, familyId);
        return renewCodes(trx, user.id);
      }),

    /** Throws `IncorrectPassword`, `WrongCode`, `FactorNotOn`. */
    async newCodes(caller: Caller, password: string, code: string): Promise<string[]> {
      const { id } = await withPassword(caller, password);
      await refuseUnlessOn(id);
      return withCode(caller, code, (trx) => renewCodes(trx, id));
    },

    /** Throws `IncorrectPassword`, `WrongCode`, `FactorNotOn`. */
    async turnOff(caller: Caller, password: string, code: string) {
      const { id } = await withPassword(caller, password);
      await refuseUnlessOn(id);
      await withCode(caller, code, async (trx) => {
        await factors.remove(trx, id);
        await factors.forgetUselessCodes(trx, id);
      });
    },

    /**
     * For who has lost app, passkeys and recovery codes; the logins of the account end. False when it
     * had no second factor. Throws `NotFound`.
     */
    async reset(siteId: number, email: string): Promise<boolean> {
      const account = await accounts.byEmail(siteId, email);
      if (!account) throw new NotFound();
      return accounts.transaction(async (trx) => {
        await accounts.lock(trx, siteId, account.id);
        const hadApp = await factors.remove(trx, account.id);
        const hadPasskeys = await passkeys.removeAll(trx, account.id);
        await factors.forgetUselessCodes(trx, account.id);
        await logins.revokeOthers(trx, account.id);
        return hadApp || hadPasskeys;
      });
    },
  };
}
