import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A mail as it leaves, and what to call it in a folder. */
export interface Letter extends SendMailOptions {
  fileName: string;
}

/** The recipient or the mail was refused for good: another try gets the same answer. */
export class MailRefused extends Error {}

/** Hands mails over. Throws `MailRefused`, or anything else for what may be tried again. */
export interface MailTransport {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** A server that says nothing for so long is as good as away. */
const PATIENCE_MS = 20_000;

/** Contents are given as they are; a mail never reads files or addresses (S40). */
const NO_READING = { disableFileAccess: true, disableUrlAccess: true };

/** Sends by SMTP. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    ...NO_READING,
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send({ fileName: _name, ...letter }) {
      try {
        const { rejected } = await transport.sendMail(letter);
        if (rejected.length > 0) throw new Error('the mail server refused the recipient');
      } catch (error) {
        throw isForGood(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each mail into a folder, where any mail program opens it. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ ...NO_READING, streamTransport: true, buffer: true });
  return {
    async send({ fileName, ...letter }) {
      const { message } = await transport.sendMail(letter);
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${fileName}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

/** Steps of SMTP that are about this one mail. Other refusals are about us: the login, the sender. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  return Number(error.responseCode) >= 500 && ABOUT_THE_MAIL.includes(error.command);
}
