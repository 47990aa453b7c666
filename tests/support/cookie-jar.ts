import type { LightMyRequestResponse } from 'fastify';
import type { Key } from './cart-client.ts';

/** Cookies of one browser, kept over several `app.inject` calls. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Takes what an answer sets; an expired cookie is dropped. */
  take({ cookies }: LightMyRequestResponse): this {
    for (const { name, value, maxAge, expires } of cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isGone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return this;
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  delete(name: string): void {
    this.#cookies.delete(name);
  }

  get names(): string[] {
    return [...this.#cookies.keys()];
  }

  /** Value of the `cookie` header. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** A browser whose order waits for its payment: it keeps the key of what it is paying. */
export function payingJar({ cartId, protectCode }: Key): CookieJar {
  const jar = new CookieJar();
  jar.set('izlog_payment', `${cartId}.${protectCode}`);
  return jar;
}
