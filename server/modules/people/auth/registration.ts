import { ValidationFailed } from '#server/errors.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { AccountRepository } from './account.repository.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import { passwordFaults, personalWords } from './passwords/password-faults.ts';
import { hashPassword } from './passwords/passwords.ts';
import type { Session, Sessions } from './sessions.ts';

/** Who wants an account. */
export interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmedPassword: string;
  acceptedConsents?: readonly (string | number)[];
}

interface Parts {
  accounts: AccountRepository;
  confirmation: EmailConfirmation;
  sessions: Sessions;
  consents: Consents;
}

/**
 * Makes an account and logs its owner in (AUTH-18). Account, consents and mail come into being
 * together or not at all. Throws `ValidationFailed` with every fault, `UserExists`.
 */
export async function registerAccount(
  { accounts, confirmation, sessions, consents }: Parts,
  ctx: CallContext,
  applicant: Applicant,
): Promise<Session> {
  const { site, locale } = ctx;
  const { email, password, acceptedConsents = [] } = applicant;
  const [firstName, lastName] = [applicant.firstName.trim(), applicant.lastName.trim()];
  const accepted = await consents.readAccepted(ctx, 'registerForm', acceptedConsents);
  const fields = {
    ...passwordFaults(
      { password: 'password', repeated: 'confirmedPassword' },
      {
        password,
        repeated: applicant.confirmedPassword,
        personal: personalWords(email, firstName, lastName, site.name),
      },
    ),
    ...(accepted.fault && { acceptedConsents: accepted.fault }),
  };
  if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
  if (await accounts.isTaken(site.id, email)) throw new UserExists();

  const passwordHash = await hashPassword(password);
  const account = await accounts.transaction(async (trx) => {
    const added = await accounts.insert(
      {
        site_id: await accounts.customersHome(site.id, trx),
        email,
        scope: 'web',
        password_hash: passwordHash,
        first_name: firstName,
        last_name: lastName,
        email_confirmed_at: null,
      },
      trx,
    );
    if (!added) throw new UserExists();
    await consents.log(trx, ctx, { form: 'registerForm', email, consentIds: accepted.ids });
    await confirmation.ask(trx, { siteId: site.id, locale }, added);
    return added;
  });
  return sessions.start(account, { siteId: site.id });
}
