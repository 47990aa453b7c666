import type { FastifyRequest } from 'fastify';
import { isSafePath } from '#domain/web/safe-path.ts';

/** Values of a form by name; a name may come more than once. */
export class Form {
  readonly #values: Readonly<Record<string, unknown>>;
  constructor(body: unknown) {
    this.#values = typeof body === 'object' && body !== null ? { ...body } : {};
  }

  /** First value of every name, as text. */
  entries(): Record<string, string> {
    const names = Object.keys(this.#values);
    return Object.fromEntries(names.map((name) => [name, this.text(name)]));
  }

  /** Values of every name as text: a list where a name comes more than once. */
  lists(): Record<string, string | string[]> {
    const names = Object.keys(this.#values);
    return Object.fromEntries(
      names.map((name) => {
        const all = this.all(name);
        return [name, all.length > 1 ? all : this.text(name)];
      }),
    );
  }

  /** Every value of a name, as text. */
  all(name: string): string[] {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    return [value].flat().filter(isScalar).map(String);
  }

  /** First value of a name; empty when there is none. */
  text(name: string): string {
    return this.all(name)[0]?.trim() ?? '';
  }

  /** First value of a name as it was typed, for passwords. */
  raw(name: string): string {
    return this.all(name)[0] ?? '';
  }

  /** Whole number of a name; null when it is none. */
  integer(name: string): number | null {
    const text = this.text(name);
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  }
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Where to go after a form: its field `redirect`, else the page it was sent from, else home (G-006). */
export function returnPath({ headers }: FastifyRequest, form: Form): string {
  const candidates = [form.text('redirect'), pathOfReferer(headers.referer, headers.host)];
  return candidates.find(isSafePath) ?? '/';
}

function pathOfReferer(referer = '', host = ''): string {
  if (!URL.canParse(referer)) return '';
  const url = new URL(referer);
  return url.host === host ? url.pathname + url.search : '';
}
