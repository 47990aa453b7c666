import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTempFolder } from './temp-folder.ts';

/** A key pair that vouches for itself, as files and as text (PEM). */
export interface Papers {
  certificateFile: string;
  keyFile: string;
  certificate: string;
  key: string;
}

/** New papers for this machine's own address; made by `openssl`, which Node has no word for. */
export function newPapers(name: string): Papers {
  const folder = newTempFolder();
  const certificateFile = join(folder, `${name}.pem`);
  const keyFile = join(folder, `${name}-key.pem`);
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const whose = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  execFileSync('openssl', ['req', '-x509', ...kind, ...whose, ...files], { stdio: 'pipe' });
  return {
    certificateFile,
    keyFile,
    certificate: readFileSync(certificateFile, 'utf8'),
    key: readFileSync(keyFile, 'utf8'),
  };
}
