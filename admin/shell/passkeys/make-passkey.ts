import type { startRegistration } from '@simplewebauthn/browser';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { beginPasskey, NewPasskey } from '#schemas/api/passkeys.ts';

/** Why the browser made none. `place`: the address is none of https with a name. */
export type NotMade = 'aborted' | 'known' | 'place';

const REASONS: Readonly<Record<string, NotMade>> = {
  InvalidStateError: 'known',
  SecurityError: 'place',
};

/** Whether browsers can make passkeys at all. */
export const canMakePasskeys = () => 'PublicKeyCredential' in window;

/** Has the browser make a passkey. Its library is loaded for this only. */
export async function makePasskey(
  options: DataOf<typeof beginPasskey>,
): Promise<Omit<NewPasskey, 'name'> | NotMade> {
  try {
    const library = await import('@simplewebauthn/browser');
    return toAnswer(await library.startRegistration({ optionsJSON: options }));
  } catch (error) {
    return (error instanceof Error && REASONS[error.name]) || 'aborted';
  }
}

function toAnswer({ id, response }: Awaited<ReturnType<typeof startRegistration>>) {
  const { clientDataJSON, attestationObject } = response;
  return { id, clientDataJSON, attestationObject };
}
