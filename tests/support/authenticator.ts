import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { beginPasskey, beginPasskeyLogin } from '#schemas/api/passkeys.ts';

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** What may go wrong with an answer, or be made to. */
interface Faults {
  /** Where the browser is; default: `http://<host of the site>`. */
  origin?: string;
  challenge?: string;
  /** Nobody unlocked the device. */
  unverified?: boolean;
  /** Says a number of uses of its own, as a copy of the device does. */
  counter?: number;
  userHandle?: string;
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A device with one passkey, in software: ECDSA on P-256, counting its uses unless told otherwise. */
export function createAuthenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let uses = 0;
  let handle = 'bm9ib2R5';

  function dataOf(rpId: string, key: Buffer, { unverified = false, counter }: Faults): Buffer {
    if (counts) uses += 1;
    const flags = PRESENT | (unverified ? 0 : VERIFIED) | (key.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? uses);
    const party = createHash('sha256').update(rpId).digest();
    return Buffer.concat([party, Buffer.from([flags]), count, key]);
  }

  /** The key as authenticators write it: model, length of the id, id, COSE key. */
  function keyData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, rawId.length]);
    return Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(cose)]);
  }

  return {
    id,

    /** Makes its passkey, as the browser sends it. */
    create({ challenge, rp, user }: DataOf<typeof beginPasskey>, faults: Faults = {}) {
      handle = user.id;
      const authData = new Uint8Array(dataOf(rp.id, keyData(), faults));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, rp.id, faults),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      };
    },

    /** Proves that it has the passkey. */
    prove({ challenge, rpId }: DataOf<typeof beginPasskeyLogin>, faults: Faults = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge, rpId, faults);
      const authData = dataOf(rpId, Buffer.alloc(0), faults);
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      const signature = sign('sha256', Buffer.concat([authData, hash]), privateKey);
      return {
        id,
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: faults.userHandle ?? handle,
      };
    },
  };
}

function clientData(type: string, challenge: string, host: string, faults: Faults): string {
  const { origin = `http://${host}`, challenge: other } = faults;
  const data = { type, challenge: other ?? challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}
