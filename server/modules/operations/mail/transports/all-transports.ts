import { mailFolder } from './folder.ts';
import type { MailTransportPlugin } from './mail-transport.ts';
import { smtp } from './smtp.ts';

/** Every way for mail to leave; the first that is set up is used. */
export const ALL_MAIL_TRANSPORTS: readonly MailTransportPlugin[] = [smtp, mailFolder];
