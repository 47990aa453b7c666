const TIMEOUT_MS = 10_000;

/**
 * Whether a provider's service answers at all; its keys are only used with an order. Throws where it
 * does not.
 */
export async function reach(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
  if (status >= 500) throw new Error(`${url} answers ${status}.`);
  return `${url} answers; whether the keys are right shows with the first payment`;
}
