import type { LoadContext } from '#runtime/define-block.ts';

/** The secret of the mail; empty where a mail is asked for (AUTH-21, AUTH-22). */
export interface ForgotPasswordData {
  token: string;
}

const MAX_LENGTH = 200;

export async function loadReset({
  query,
}: Pick<LoadContext<unknown>, 'query'>): Promise<ForgotPasswordData> {
  return { token: (query['token'] ?? '').slice(0, MAX_LENGTH) };
}
