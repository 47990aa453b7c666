import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyProof } from '#schemas/api/passkeys.ts';
import type { StoredPasskey } from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** What passkeys may sign with, as COSE numbers it: Ed25519, ECDSA on P-256, RSA with SHA-256. */
export const ALGORITHMS = [-8, -7, -257];

/** A passkey that was just made, as it is stored. */
export interface MadePasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

/** The challenge that an answer is about; null for what is no answer of a browser. */
export function challengeIn({ clientDataJSON }: Pick<PasskeyProof, 'clientDataJSON'>) {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Checks what a browser made; null when anything of it is wrong. */
export async function checkMade(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  challenge: string,
  party: RelyingParty,
): Promise<MadePasskey | null> {
  const { verified, registrationInfo } = await orNothing(() =>
    verifyRegistrationResponse({
      response: { ...credentialOf(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.host,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!(verified && registrationInfo)) return null;
  const { credential } = registrationInfo;
  if (credential.id !== id) return null;
  const publicKey = Buffer.from(credential.publicKey);
  return { credentialId: id, publicKey, counter: credential.counter };
}

/**
 * Checks what a browser proves with a passkey, and answers the counter of its authenticator; null
 * when anything is wrong. Whether the counter went up is for who stores it to find out.
 */
export async function checkProof(
  { id, userHandle, ...signed }: PasskeyProof,
  challenge: string,
  party: RelyingParty,
  { credential_id, public_key }: Pick<StoredPasskey, 'credential_id' | 'public_key'>,
): Promise<number | null> {
  const { verified, authenticationInfo } = await orNothing(() =>
    verifyAuthenticationResponse({
      response: {
        ...credentialOf(id),
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.host,
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter: 0 },
    }),
  );
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** What stays the same in every answer of a browser. */
const credentialOf = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

/** The library throws plain errors for whatever is wrong with an answer. */
async function orNothing<T extends { verified: boolean }>(
  check: () => Promise<T>,
): Promise<T | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  try {
    return await check();
  } catch {
    return { verified: false };
  }
}
