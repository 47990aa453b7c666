import { vi } from 'vitest';

/**
 * Most accounts of tests have one password, which Argon2 is made slow for on purpose: it works on
 * that once in a worker. Every other password it gets as it is.
 */
vi.mock(import('@node-rs/argon2'), async (importActual) => {
  const { hash, verify, ...rest } = await importActual();
  const { PASSWORD } = await import('./accounts.ts');
  let hashed: Promise<string> | undefined;
  return {
    ...rest,
    hash: (password, ...more) => {
      if (password !== PASSWORD) return hash(password, ...more);
      hashed ??= hash(PASSWORD);
      return hashed;
    },
    verify: async (stored, password, ...more) =>
      (password === PASSWORD && stored === (await hashed)) || verify(stored, password, ...more),
  };
});
