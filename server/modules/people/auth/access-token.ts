import { errors, jwtVerify, SignJWT } from 'jose';
import type { CallUser, Identity } from '#server/plugins/call-context.ts';

/** Life of an access token. Clients read it from `exp`. */
export const ACCESS_SECONDS = 15 * 60;
const ISSUER = 'izlog';
const ALGORITHM = 'HS256';
/** Clocks of two machines may differ by this much. */
const TOLERANCE_SECONDS = 30;

/** What an access token says: who, on which site, by which login. */
export interface AccessClaims {
  user: CallUser;
  siteId: number;
  /** The token family, i.e. the login it descends from. */
  familyId: string;
}

export type AccessTokenReading =
  | { ok: true; claims: AccessClaims }
  | { ok: false; reason: Identity['reason'] };

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Signs and reads access tokens (S26): one algorithm, one issuer, one kind, the site as audience. */
export function createAccessTokens(secret: Uint8Array) {
  return {
    sign: ({ user, siteId, familyId }: AccessClaims): Promise<string> =>
      new SignJWT({ scope: user.scope, email: user.email, family: familyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(String(siteId))
        .setSubject(String(user.id))
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_SECONDS}s`)
        .sign(secret),

    async read(token: string): Promise<AccessTokenReading> {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          typ: 'at+jwt',
          clockTolerance: TOLERANCE_SECONDS,
          requiredClaims: ['sub', 'aud', 'exp'],
        });
        const claims = toClaims(payload);
        return claims ? { ok: true, claims } : { ok: false, reason: 'invalid' };
      } catch (error) {
        return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}

function toClaims(payload: Record<string, unknown>): AccessClaims | null {
  const { sub, aud, scope, email, family } = payload;
  if (scope !== 'web' && scope !== 'backoffice') return null;
  if (typeof email !== 'string' || typeof family !== 'string') return null;
  return { user: { id: Number(sub), scope, email }, siteId: Number(aud), familyId: family };
}
