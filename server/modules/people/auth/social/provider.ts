import type { FastifyBaseLogger } from 'fastify';
import * as oidc from 'openid-client';
import type { SocialProviderConfig } from '#server/config.ts';
import { ServiceUnavailable } from '#server/errors.ts';
import { SocialLoginRefused } from '../auth.errors.ts';
import type { Attempt, Identity } from './social.repository.ts';

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** What a provider says of somebody who logged in there. */
export interface Person extends Identity {
  /** null unless the provider vouches for it. */
  email: string | null;
  firstName: string;
  lastName: string;
}

/** The provider's answer, as the browser brought it. */
export interface Answer {
  code: string;
  /** Who answered; null when the caller did not hand it on. */
  issuer: string | null;
}

/** A login provider by OpenID Connect: code flow with PKCE, state and nonce (S32). */
export interface Provider {
  /** Where to send the browser. Throws `ServiceUnavailable` when the provider cannot be reached. */
  addressFor(attempt: Attempt): Promise<string>;
  /** Throws `SocialLoginRefused` for an answer that does not fit, `ServiceUnavailable`. */
  personOf(attempt: Attempt, answer: Answer): Promise<Person>;
}

/** `log` hears why an answer was refused; never the answer itself. */
export function createProvider(settings: SocialProviderConfig, log: FastifyBaseLogger): Provider {
  let discovered: Promise<oidc.Configuration> | null = null;

  /** What the provider publishes about itself; asked once, and again after a failure. */
  async function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover(settings);
    try {
      return await discovered;
    } catch (error) {
      discovered = null;
      log.error({ err: error, issuer: settings.issuer }, 'login provider cannot be reached');
      throw new ServiceUnavailable();
    }
  }

  return {
    async addressFor({ redirectUri, state, nonce, codeVerifier }) {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async personOf(attempt, answer) {
      const config = await configuration();
      try {
        return await exchange(config, attempt, answer);
      } catch (error) {
        log.warn({ err: error, issuer: settings.issuer }, 'login by a provider was refused');
        throw isUnreachable(error) ? new ServiceUnavailable() : new SocialLoginRefused();
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: SocialProviderConfig) {
  const url = new URL(issuer);
  const isLocal = url.protocol === 'http:' && LOOPBACK.includes(url.hostname);
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // A provider on this very machine has no certificate.
    ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
  });
}

async function exchange(
  config: oidc.Configuration,
  { redirectUri, state, nonce, codeVerifier }: Attempt,
  { code, issuer }: Answer,
): Promise<Person> {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  const metadata = config.serverMetadata();
  if (issuer !== null) url.searchParams.set('iss', issuer);
  // The contract's call does not carry it; the token's own issuer is checked in any case.
  else if (metadata.authorization_response_iss_parameter_supported) {
    url.searchParams.set('iss', metadata.issuer);
  }
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SocialLoginRefused();
  const told = claims['email']
    ? claims
    : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  return { issuer: claims.iss, subject: claims.sub, ...toDetails(told) };
}

function toDetails(claims: Readonly<Record<string, unknown>>) {
  const { email, email_verified: isVerified } = claims;
  const isVouchedFor = typeof email === 'string' && isVerified === true;
  return {
    email: isVouchedFor ? email.toLowerCase() : null,
    firstName: nameOf(claims['given_name']),
    lastName: nameOf(claims['family_name']),
  };
}

/** A name as ours are: one line, not too long. */
function nameOf(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .trim()
    .slice(0, 100);
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : '';
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT';
}
