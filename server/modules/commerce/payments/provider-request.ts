/** Bytes of a message; a provider's are a few kB. */
const BODY_LIMIT = 64 * 1024;
/** Calls of providers from one address. */
export const PROVIDER_CALLS = { name: 'payments.provider', max: 120, windowSeconds: 60 };

/** How a route of a provider is registered: anybody may call it, and it proves itself who did. */
export const PROVIDER_ROUTE = {
  config: { access: 'public', anonymous: true },
  schema: { hide: true },
  bodyLimit: BODY_LIMIT,
} as const;

/** The text fields of a posted form. */
export function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
