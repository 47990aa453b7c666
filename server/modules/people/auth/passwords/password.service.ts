import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { localeSchema } from '#schemas/primitives.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { CallContext, CallUser } from '#server/plugins/call-context.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import type { Account, AccountPlace, AccountRepository } from '../account.repository.ts';
import { IncorrectOldPassword, ResetTokenInvalid } from '../auth.errors.ts';
import type { KnownDevices } from '../known-devices.ts';
import { type LoginLimits, whoOf } from '../login-limits.ts';
import type { OneTimeTokens } from '../one-time-token.repository.ts';
import type { TokenRepository } from '../token.repository.ts';
import type { OwnPassword } from './own-password.ts';
import { passwordFaults, personalWords } from './password-faults.ts';
import { hashPassword } from './passwords.ts';

const RESET_SECONDS = 60 * 60;
/** Of a link that is handed over by a person. */
const HANDED_SECONDS = 24 * 60 * 60;
/** Mails to one address, whether or not somebody has it. */
const FORGOT_LIMIT: Limit = { name: 'forgot-email', max: 5, windowSeconds: 60 * 60 };
/** Kind of the job that mails a link to choose a new password. */
export const FORGOT_JOB = 'auth.forgot';

const forgotJobSchema = Type.Object({
  siteId: Type.Integer(),
  email: Type.String(),
  locale: localeSchema,
});
type ForgotJob = Static<typeof forgotJobSchema>;

/** A password as the form to choose a new one sends it. */
interface Chosen {
  newPassword: string;
  newPasswordAgain: string;
}

/** Where a new password was typed. */
interface Place {
  address: string;
  /** What the cookie of known devices holds. */
  deviceCookie?: string | undefined;
}

interface Parts {
  accounts: AccountRepository;
  logins: Pick<TokenRepository, 'revokeOthers'>;
  tokens: OneTimeTokens;
  throttle: Pick<Throttle, 'hit'>;
  isOwnPassword: OwnPassword;
  limits: LoginLimits;
  devices: KnownDevices;
  mailer: Pick<Mailer, 'queue'>;
  jobs: Pick<Jobs, 'add' | 'wake'>;
}

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Forgotten and changed passwords. */
export function createPasswordService(parts: Parts) {
  const { accounts, logins, tokens, throttle, isOwnPassword, limits, devices, mailer, jobs } =
    parts;

  return {
    /** Does the same for every address; who has it is found out later, where nobody can watch (I41). */
    async forgot({ site, locale }: CallContext, email: string) {
      await throttle.hit(FORGOT_LIMIT, whoOf(site.customersId, email));
      const payload: ForgotJob = { siteId: site.id, email, locale };
      await accounts.transaction((trx) => jobs.add(trx, { kind: FORGOT_JOB, payload }));
      jobs.wake();
    },

    /** The job behind `forgot`. */
    async mailReset(payload: unknown) {
      const { siteId: asked, email, locale } = Value.Parse(forgotJobSchema, payload);
      const account = await accounts.forLogin(asked, email);
      if (!account || account.disabled) return;
      // An owner may ask at any site; the link leads to the one where the account was made. Customers
      // hear from the site that they asked.
      const siteId = account.scope === 'web' ? asked : account.site_id;
      await accounts.transaction(async (trx) => {
        const subject = String(account.id);
        const { token, name } = await tokens.issue(trx, {
          siteId,
          purpose: 'reset',
          subject,
          lifeSeconds: RESET_SECONDS,
        });
        await mailer.queue(trx, {
          siteId,
          kind: 'reset',
          key: `reset:${name}`,
          to: account.email,
          locale,
          data: {
            firstName: account.first_name,
            token,
            isStaff: account.scope === 'backoffice',
          },
        });
      });
      jobs.wake();
    },

    /**
     * A secret to choose a new password with, for somebody who is told it in person; those that are
     * out are worth nothing any more. Throws `NotFound`.
     */
    async issueReset(siteId: number, email: string): Promise<string> {
      const account = await accounts.byEmail(siteId, email);
      if (!account) throw new NotFound();
      const topic = { siteId, purpose: 'reset', subject: String(account.id) } as const;
      return accounts.transaction(async (trx) => {
        await accounts.lock(trx, siteId, account.id);
        await tokens.revoke(trx, { purpose: 'reset', subject: topic.subject });
        return (await tokens.issue(trx, { ...topic, lifeSeconds: HANDED_SECONDS })).token;
      });
    },

    /**
     * Whoever has the mail owns the address. Answers the account. Throws `ValidationFailed`,
     * `ResetTokenInvalid`.
     */
    async reset(site: AccountPlace, token: string, chosen: Chosen, from: Place): Promise<Account> {
      const { id: siteId } = site;
      const topic = { siteId, purpose: 'reset' } as const;
      const id = Number((await tokens.find(topic, token)) ?? 0);
      const known = await accounts.byId(siteId, id);
      refuseFaults(faultsOf(chosen, known));
      if (!known || known.disabled) throw new ResetTokenInvalid();

      const passwordHash = await hashPassword(chosen.newPassword);
      await accounts.transaction(async (trx) => {
        await accounts.lock(trx, siteId, id);
        if (!(await tokens.redeem(trx, topic, token))) throw new ResetTokenInvalid();
        await accounts.setPassword(trx, id, passwordHash);
        await accounts.confirmEmail(trx, id);
        await tokens.revoke(trx, { purpose: 'reset', subject: String(id) });
        await logins.revokeOthers(trx, id);
      });
      const device = devices.nameOf(from.deviceCookie, known);
      const counted = { siteId: site.customersId, email: known.email };
      await limits.passwordReset({ ...counted, address: from.address, device });
      return known;
    },

    /**
     * `familyId` is the login that goes on. Throws `ValidationFailed`, `IncorrectOldPassword`,
     * `TooManyRequests`.
     */
    async change(
      user: CallUser,
      familyId: string | undefined,
      chosen: Chosen & { oldPassword: string },
    ) {
      const known = await accounts.self(user.id);
      if (!known) throw new NotFound();
      const siteId = known.site_id;
      const isSame = chosen.oldPassword === chosen.newPassword;
      refuseFaults({ ...(isSame && { newPassword: 'different' }), ...faultsOf(chosen, known) });
      if (!(await isOwnPassword(known, chosen.oldPassword))) throw new IncorrectOldPassword();

      const passwordHash = await hashPassword(chosen.newPassword);
      await accounts.transaction(async (trx) => {
        const locked = await accounts.lock(trx, siteId, user.id);
        if (locked?.password_hash !== known.password_hash) throw new IncorrectOldPassword();
        await accounts.setPassword(trx, user.id, passwordHash);
        await tokens.revoke(trx, { purpose: 'reset', subject: String(user.id) });
        await logins.revokeOthers(trx, user.id, familyId);
      });
    },
  };
}

type Owner = { email: string; first_name: string; last_name: string } | null;

function faultsOf({ newPassword, newPasswordAgain }: Chosen, owner: Owner) {
  return passwordFaults(
    { password: 'newPassword', repeated: 'newPasswordAgain' },
    {
      password: newPassword,
      repeated: newPasswordAgain,
      personal: owner ? personalWords(owner.email, owner.first_name, owner.last_name) : [],
    },
  );
}

function refuseFaults(fields: Record<string, string>) {
  if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
}
