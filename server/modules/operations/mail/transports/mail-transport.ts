import type { SendMailOptions } from 'nodemailer';
import type { PluginSettings, WithSettings } from '#server/plugin-settings.ts';

/** A mail as it leaves, and what to call it in a folder. */
export interface Letter extends SendMailOptions {
  fileName: string;
}

/** The recipient or the mail was refused for good: another try gets the same answer. */
export class MailRefused extends Error {}

/** Hands mails over. Throws `MailRefused`, or anything else for what may be tried again. */
export interface MailTransport {
  /** By a mail server, whose host is named, or not at all: into a folder. */
  way: { kind: 'smtp' | 'folder'; place: string };
  send(letter: Letter): Promise<void>;
  /** Tries whether mail could leave, without sending any; answers which way. Throws where it could not. */
  check(): Promise<string>;
  close(): void;
}

/** A way for mail to leave: one file beside this one, listed by `all-transports.ts`. */
export interface MailTransportPlugin extends WithSettings {
  /** Null where its settings are incomplete; then the next one is asked. */
  open(settings: PluginSettings, surroundings: { dataDir: string }): MailTransport | null;
}

/** Contents are given as they are; a mail never reads files or addresses (S40). */
export const NO_READING = { disableFileAccess: true, disableUrlAccess: true };
