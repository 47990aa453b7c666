import type { Locale } from '#domain/locales.ts';
import { MAX_PASSKEYS } from '#domain/people/second-factor.ts';
import type { NewPasskey, Passkey } from '#schemas/api/passkeys.ts';
import { NotFound } from '#server/errors.ts';
import type { Account, AccountRepository } from '../../account.repository.ts';
import {
  IncorrectPassword,
  PasskeyExpired,
  PasskeyNotAdded,
  TooManyPasskeys,
} from '../../auth.errors.ts';
import type { OwnPassword } from '../../passwords/own-password.ts';
import type { TokenRepository } from '../../token.repository.ts';
import type { FactorRepository } from '../factor.repository.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../recovery-codes.ts';
import { ALGORITHMS, challengeIn, checkMade } from './ceremonies.ts';
import { CHALLENGE_MS, type PasskeyChallenges } from './challenges.ts';
import type { PasskeyRepository, StoredPasskey } from './passkey.repository.ts';
import type { PasskeyMail } from './passkey-mail.ts';
import type { RelyingParty } from './relying-party.ts';

/** Whose passkeys they are, and where. */
export interface PasskeyOwner {
  accountId: number;
  siteId: number;
  locale: Locale;
  party: RelyingParty;
  /** The login that goes on when others end. */
  familyId?: string | undefined;
}

interface Parts {
  accounts: AccountRepository;
  factors: FactorRepository;
  passkeys: PasskeyRepository;
  challenges: PasskeyChallenges;
  logins: Pick<TokenRepository, 'revokeOthers'>;
  isOwnPassword: OwnPassword;
  mail: PasskeyMail;
}

export type OwnPasskeys = ReturnType<typeof createOwnPasskeys>;

/** What an authenticator keeps of an account: no name, and the same at every try. */
export const handleOf = ({ id }: Pick<Account, 'id'>) =>
  Buffer.from(`izlog-${id}`).toString('base64url');

const purposeOf = ({ siteId, accountId, familyId }: PasskeyOwner) => ({
  siteId,
  of: `add:${accountId}:${familyId ?? ''}`,
});

/** The passkeys of somebody who is logged in. Adding and removing asks for the password. */
export function createOwnPasskeys(parts: Parts) {
  const { accounts, factors, passkeys, challenges, logins, isOwnPassword, mail } = parts;

  async function accountOf({ accountId }: PasskeyOwner): Promise<Account> {
    const account = await accounts.self(accountId);
    if (!account) throw new NotFound();
    return account;
  }

  async function withPassword(owner: PasskeyOwner, password: string): Promise<Account> {
    const account = await accountOf(owner);
    if (!(await isOwnPassword(account, password))) throw new IncorrectPassword();
    return account;
  }

  return {
    async list({ accountId, party }: PasskeyOwner) {
      const [rows, recoveryCodesLeft] = await Promise.all([
        passkeys.of(accountId),
        factors.codesLeft(accountId),
      ]);
      return { host: party.host, passkeys: rows.map(toPasskey), recoveryCodesLeft };
    },

    /** What a browser makes a passkey from. Throws `IncorrectPassword`, `TooManyPasskeys`. */
    async begin(owner: PasskeyOwner, password: string) {
      const account = await withPassword(owner, password);
      const known = await passkeys.of(account.id);
      if (known.length >= MAX_PASSKEYS) throw new TooManyPasskeys();
      const name = `${account.first_name} ${account.last_name}`.trim();
      const type = 'public-key' as const;
      return {
        challenge: await challenges.issue(purposeOf(owner)),
        rp: { id: owner.party.host, name: owner.party.name },
        user: {
          id: handleOf(account),
          name: account.email,
          displayName: name === '' ? account.email : name,
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type })),
        timeout: CHALLENGE_MS,
        attestation: 'none' as const,
        excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      };
    },

    /**
     * Adds what the browser made. Where it is the first second factor, other logins of the account
     * end, which did without, and it gets recovery codes, which nobody can see again. Throws
     * `PasskeyExpired`, `PasskeyNotAdded`, `TooManyPasskeys`.
     */
    async add(owner: PasskeyOwner, { name, ...made }: NewPasskey): Promise<string[]> {
      const account = await accountOf(owner);
      const challenge = challengeIn(made);
      const isOurs = await challenges.redeem(purposeOf(owner), challenge);
      if (challenge === null || !isOurs) throw new PasskeyExpired();
      const passkey = await checkMade({ name, ...made }, challenge, owner.party);
      if (!passkey) throw new PasskeyNotAdded();
      const row = {
        account_id: account.id,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        host: owner.party.host,
        name: name.trim(),
      };

      return accounts.transaction(async (trx) => {
        await accounts.lock(trx, account.site_id, account.id);
        if ((await passkeys.of(account.id, trx)).length >= MAX_PASSKEYS)
          throw new TooManyPasskeys();
        const isFirst = !(await factors.hasAny(account.id, trx));
        if (!(await passkeys.insert(trx, row))) throw new PasskeyNotAdded();
        await mail.tell(trx, account, { what: 'added', passkey: row, locale: owner.locale });
        if (!isFirst) return [];
        await logins.revokeOthers(trx, account.id, owner.familyId);
        const codes = newRecoveryCodes();
        await factors.replaceCodes(trx, account.id, codes.map(hashOfRecoveryCode));
        return codes;
      });
    },

    /** Throws `IncorrectPassword`, `NotFound`. */
    async remove(owner: PasskeyOwner, id: number, password: string) {
      const account = await withPassword(owner, password);
      await accounts.transaction(async (trx) => {
        await accounts.lock(trx, account.site_id, account.id);
        const passkey = await passkeys.remove(trx, account.id, id);
        if (!passkey) throw new NotFound();
        await factors.forgetUselessCodes(trx, account.id);
        await mail.tell(trx, account, { what: 'removed', passkey, locale: owner.locale });
      });
    },
  };
}

function toPasskey({ id, name, host, created_at, last_used_at }: StoredPasskey): Passkey {
  return {
    id,
    name,
    host,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}
