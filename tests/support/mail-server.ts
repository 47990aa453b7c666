import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface Arrived extends Email {
  /** The source. */
  raw: string;
  /** Whom the envelope names. */
  recipients: string[];
}

/** A mail server of a test. */
export interface MailServer {
  url: string;
  /** What it took, in the order of arrival. */
  arrived: Arrived[];
  /** Answers to the next mails, e.g. `550`; then it takes everything again. */
  refuseWith: number[];
  /** The same for the next recipients. */
  refuseRecipients: number[];
  close(): Promise<void>;
}

/** Starts a mail server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const refuseWith: number[] = [];
  const refuseRecipients: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo(_address, _session, done) {
      const responseCode = refuseRecipients.shift();
      if (!responseCode) return done();
      return done(Object.assign(new Error('nobody of that name'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const responseCode = refuseWith.shift();
        if (responseCode) return done(Object.assign(new Error('not now'), { responseCode }));
        const raw = Buffer.concat(chunks);
        arrived.push({
          ...(await PostalMime.parse(raw)),
          raw: raw.toString('utf8'),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        return done();
      });
    },
  });
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    refuseWith,
    refuseRecipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
