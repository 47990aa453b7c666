import { createTransport } from 'nodemailer';
import { Type } from 'typebox';
import { checkedSettings } from '#server/plugin-settings.ts';
import {
  MailRefused,
  type MailTransport,
  type MailTransportPlugin,
  NO_READING,
} from './mail-transport.ts';

/** A server that says nothing for so long is as good as away. */
const PATIENCE_MS = 20_000;

const declared = {
  id: 'smtp',
  settings: {
    SMTP_URL: Type.Optional(
      Type.String({
        pattern: '^smtps?://[^/]',
        description: 'the address of a mail server',
        examples: ['smtps://user:password@mail.example:465'],
      }),
    ),
  },
};

/** A mail server and its login. */
export const smtp: MailTransportPlugin = {
  ...declared,
  open(given) {
    const { SMTP_URL: url } = checkedSettings(declared, given);
    return url ? smtpTransport(url) : null;
  },
};

function smtpTransport(url: string): MailTransport {
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
    way: { kind: 'smtp', place: new URL(url).host },
    async send({ fileName: _name, ...letter }) {
      try {
        const { rejected } = await transport.sendMail(letter);
        if (rejected.length > 0) throw new Error('the mail server refused the recipient');
      } catch (error) {
        throw isForGood(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    async check() {
      await transport.verify();
      return `${new URL(url).host} takes mail, and the login is right`;
    },
    close: () => transport.close(),
  };
}

/** Steps of SMTP that are about this one mail. Other refusals are about us: the login, the sender. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  return Number(error.responseCode) >= 500 && ABOUT_THE_MAIL.includes(error.command);
}
