import { randomBytes } from 'node:crypto';
import { SOCIAL_PROVIDERS } from '#domain/people/social-providers.ts';
import { isSafePath } from '#domain/web/safe-path.ts';
import { isEmail } from '#schemas/formats.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Account, AccountRepository } from '../account.repository.ts';
import { SocialAccountExists, SocialEmailUnverified, SocialLoginRefused } from '../auth.errors.ts';
import { hashPassword } from '../passwords/passwords.ts';
import type { Session, Sessions } from '../sessions.ts';
import type { Answer, Person, Provider } from './provider.ts';
import type { Attempt, SocialRepository } from './social.repository.ts';

type Providers = Readonly<Partial<Record<string, Provider>>>;

/** A login that somebody wants to end. */
export type Return = Pick<Attempt, 'provider' | 'redirectUri' | 'state'> & Answer;

interface Parts {
  providers: Providers;
  repository: SocialRepository;
  accounts: AccountRepository;
  sessions: Sessions;
  /** Throws `SecondFactorRequired` where the account asks for more. */
  demandFactor(account: Account, siteId: number): Promise<void>;
}

export type SocialLogin = ReturnType<typeof createSocialLogin>;

/** Login by somebody who vouches for the visitor (AUTH-13, G-056, S32). */
export function createSocialLogin(parts: Parts) {
  const { providers, repository, accounts, sessions } = parts;

  function providerOf(name: string): Provider {
    const provider = providers[name];
    if (!provider) throw new ValidationFailed({ fields: { provider: 'notConfigured' } });
    return provider;
  }

  async function accountFor(siteId: number, person: Person): Promise<Account> {
    const known = await repository.accountOf(siteId, person);
    if (known) return known;
    const { email } = person;
    if (!email || !isEmail(email)) throw new SocialEmailUnverified();
    if (await accounts.isTaken(siteId, email)) throw new SocialAccountExists();
    // Nobody knows this password; the owner may choose one by way of the mail.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    return repository.transaction(async (trx) => {
      const account = await accounts.insert(
        {
          site_id: await accounts.customersHome(siteId, trx),
          email,
          scope: 'web',
          password_hash: passwordHash,
          first_name: person.firstName,
          last_name: person.lastName,
          email_confirmed_at: new Date(),
        },
        trx,
      );
      if (!account) throw new SocialAccountExists();
      await repository.addIdentity(trx, account, person);
      return account;
    });
  }

  return {
    /** Providers that are set up. */
    names: SOCIAL_PROVIDERS.filter((name) => providers[name] !== undefined),

    /** Throws `ValidationFailed`, `ServiceUnavailable`. */
    async begin(ctx: CallContext, provider: string, redirectUri: string) {
      const login = providerOf(provider);
      if (!isOurs(ctx, redirectUri))
        throw new ValidationFailed({ fields: { redirectUri: 'origin' } });
      const attempt: Attempt = {
        siteId: ctx.site.id,
        provider,
        redirectUri,
        state: secret(),
        nonce: secret(),
        codeVerifier: secret(),
      };
      const url = await login.addressFor(attempt);
      await repository.begin(attempt);
      return { url, state: attempt.state };
    },

    /**
     * Throws `SocialLoginRefused`, `SocialEmailUnverified`, `SocialAccountExists`,
     * `SecondFactorRequired`, `ServiceUnavailable`. An attempt is used up by its first return, also by a bad one.
     */
    async finish({ site }: CallContext, back: Return): Promise<Session> {
      const login = providerOf(back.provider);
      const { provider, redirectUri, state } = back;
      const attempt = await repository.take({ siteId: site.id, provider, redirectUri, state });
      if (!attempt) throw new SocialLoginRefused();
      const person = await login.personOf(attempt, back);
      const account = await accountFor(site.id, person);
      if (account.disabled) throw new SocialLoginRefused();
      await parts.demandFactor(account, site.id);
      return sessions.start(account, { siteId: site.id });
    },
  };
}

/** Whether the provider would send the visitor back to a page of this shop. */
function isOurs({ site, request }: CallContext, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const { origin, host, protocol, pathname, search, hash } = new URL(redirectUri);
  const isHere = origin === site.url || (host === request?.host && /^https?:$/.test(protocol));
  return isHere && hash === '' && isSafePath(pathname + search);
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
