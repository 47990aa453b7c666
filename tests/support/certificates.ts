import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTempFolder } from './temp-folder.ts';

/** A key pair that vouches for itself, as files and as text (PEM). */
export interface Certificate {
  certificateFile: string;
  keyFile: string;
  certificate: string;
  key: string;
}

/** A new certificate for this machine's own address, good for a day. */
export function newCertificate(name: string): Certificate {
  const folder = newTempFolder();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = toPem(certificateOf(name, publicKey, privateKey));
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const files = {
    certificateFile: join(folder, `${name}.pem`),
    keyFile: join(folder, `${name}-key.pem`),
  };
  writeFileSync(files.certificateFile, certificate);
  writeFileSync(files.keyFile, key);
  return { ...files, certificate, key };
}

/** Tags of ASN.1. */
const TAG = { integer: 2, bits: 3, octets: 4, id: 6, text: 12, time: 23, sequence: 48, set: 49 };
/** Of its own kind in a certificate: its version, its extensions, an address in a name. */
const OWN = { version: 0xa0, extensions: 0xa3, ip: 0x87 };
/** Object ids as DER has them. */
const ID = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
};
const LOCALHOST = Buffer.from([127, 0, 0, 1]);
const VERSION_3 = Buffer.from([2]);
const TRUE = Buffer.from([1, 1, 0xff]);
const HOUR_MS = 3_600_000;

/** An X.509 certificate that is signed by its own key (RFC 5280), in DER; Node only reads them. */
function certificateOf(name: string, publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const algorithm = sequence(id(ID.ecdsaWithSha256));
  const whose = sequence(der(TAG.set, sequence(id(ID.commonName), der(TAG.text, text(name)))));
  const now = Date.now();
  const content = sequence(
    der(OWN.version, der(TAG.integer, VERSION_3)),
    der(TAG.integer, VERSION_3),
    algorithm,
    whose,
    sequence(time(now - HOUR_MS), time(now + 24 * HOUR_MS)),
    whose,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      OWN.extensions,
      sequence(
        extension(ID.subjectAltName, der(OWN.ip, LOCALHOST)),
        extension(ID.basicConstraints, TRUE),
      ),
    ),
  );
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', content, privateKey)]);
  return sequence(content, algorithm, der(TAG.bits, signature));
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

const sequence = (...parts: readonly Buffer[]) => der(TAG.sequence, ...parts);
const id = (hex: string) => der(TAG.id, Buffer.from(hex, 'hex'));
const text = (value: string) => Buffer.from(value, 'utf8');
const extension = (hex: string, value: Buffer) =>
  sequence(id(hex), der(TAG.octets, sequence(value)));

/** `261121201530Z`. */
function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return der(TAG.time, text(`${digits}Z`));
}

function toPem(certificate: Buffer): string {
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
