import type { MailFault, MailTrial } from '#schemas/api/mail-sender.ts';

/** Longest answer of a mail server that is shown. */
const MAX_ANSWER = 500;

/** Steps of SMTP, and what is wrong where the server refuses at one. */
const AT_STEP = new Map<unknown, MailFault>([
  ['MAIL FROM', 'sender'],
  ['RCPT TO', 'recipient'],
  ['DATA', 'content'],
]);

/** Codes of the mail library and of the system. */
const BY_CODE = new Map<unknown, MailFault>([
  ['EAUTH', 'login'],
  ['ENOAUTH', 'login'],
  ['ETLS', 'security'],
  ['EDNS', 'unknownHost'],
  ['ENOTFOUND', 'unknownHost'],
  ['ETIMEDOUT', 'silent'],
  ['ECONNECTION', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['EACCES', 'folder'],
  ['EROFS', 'folder'],
  ['ENOSPC', 'folder'],
]);

const ABOUT_TLS = /certificate|\b(ssl|tls)\b/i;
const ABOUT_NAMES = /ENOTFOUND|EAI_AGAIN/;

/** What went wrong with a mail, so that a person can be told, and the words of whoever refused it. */
export function mailFaultOf(error: unknown): NonNullable<MailTrial['failure']> {
  const refusal = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const facts = new Map<string, unknown>(refusal instanceof Error ? Object.entries(refusal) : []);
  const message = refusal instanceof Error ? refusal.message : String(refusal);
  const response = facts.get('response');
  const answer = typeof response === 'string' ? response : message;
  return {
    fault: faultOf(facts, message),
    answer: answer
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_ANSWER),
  };
}

function faultOf(facts: ReadonlyMap<string, unknown>, message: string): MailFault {
  const code = facts.get('code');
  const known = AT_STEP.get(facts.get('command')) ?? BY_CODE.get(code);
  if (known && facts.get('responseCode') !== undefined) return known;
  if (ABOUT_TLS.test(message)) return 'security';
  if (ABOUT_NAMES.test(message)) return 'unknownHost';
  return known ?? (code === 'ESOCKET' ? 'unreachable' : 'other');
}
