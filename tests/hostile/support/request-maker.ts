import type { InjectOptions } from 'fastify';
import type { Key } from '#tests/support/cart-client.ts';
import type { Random } from '#tests/support/random.ts';
import { BROKEN_BODIES, encode, HOSTILE, ODD_HEADERS, spoil, toJson } from './hostile-values.ts';
import type { Operation, Parameter } from './operations.ts';
import type { Values } from './values.ts';

/** A made-up request; `body` is what was meant to be sent, where that is JSON. */
export interface MadeRequest {
  inject: InjectOptions;
  body: unknown;
  /** What was broken on purpose. */
  broken: 'nothing' | 'body' | 'text' | 'parameter' | 'header';
}

const WAYS = [
  ...Array.from({ length: 10 }, () => 'nothing' as const),
  ...Array.from({ length: 5 }, () => 'body' as const),
  ...Array.from({ length: 3 }, () => 'parameter' as const),
  'text' as const,
  'header' as const,
];

/** Makes requests to an operation: half of them good by its description, the others broken in one place. */
export class RequestMaker {
  readonly #random: Random;
  readonly #values: Values;
  #count = 0;

  constructor(random: Random, values: Values) {
    this.#random = random;
    this.#values = values;
  }

  make(operation: Operation, cart: Key): MadeRequest {
    const broken = this.#random.pick(WAYS);
    const isSpoiled = broken === 'parameter' && operation.parameters.length > 0;
    const body = this.#bodyOf(operation, broken, cart);
    return {
      broken,
      body,
      inject: {
        method: operation.method,
        url: this.#urlOf(operation, isSpoiled),
        remoteAddress: this.#address(),
        headers: this.#headersOf(operation, broken),
        ...this.#payloadOf(operation, broken, body),
      },
    };
  }

  /** Every request comes from elsewhere, or the limits per address would answer for the calls. */
  #address(): string {
    this.#count += 1;
    return `10.${this.#count >> 16}.${(this.#count >> 8) & 255}.${this.#count & 255}`;
  }

  #bodyOf({ body }: Operation, broken: MadeRequest['broken'], cart: Key): unknown {
    if (!body) return undefined;
    const good = this.#values.of(body);
    const isOfCart = body.properties?.['protectCode'] !== undefined;
    const keyed = isOfCart && this.#random.chance(0.8) ? { ...(good as object), ...cart } : good;
    return broken === 'body' ? spoil(keyed, this.#random) : keyed;
  }

  #payloadOf(operation: Operation, broken: MadeRequest['broken'], body: unknown) {
    if (operation.isMultipart) return { payload: this.#parts() };
    if (body === undefined) return {};
    return { payload: broken === 'text' ? this.#random.pick(BROKEN_BODIES) : toJson(body) };
  }

  #headersOf({ isMultipart, body }: Operation, broken: MadeRequest['broken']) {
    const type = isMultipart ? 'multipart/form-data; boundary=meja' : 'application/json';
    return {
      ...((isMultipart || body) && { 'content-type': type }),
      ...(broken === 'header' && this.#random.pick(ODD_HEADERS)),
    };
  }

  #parts(): string {
    const names = ['file', 'title', 'directoryId', '__proto__', ''];
    const parts = Array.from({ length: this.#random.integer(0, 3) }, () => {
      const file = this.#random.chance(0.5) ? '; filename="../a.png"' : '';
      const text = toJson(this.#random.pick(HOSTILE)).slice(0, 2000);
      return `--meja\r\ncontent-disposition: form-data; name="${this.#random.pick(names)}"${file}\r\n\r\n${text}\r\n`;
    });
    return `${parts.join('')}--meja--\r\n`;
  }

  #urlOf({ path, parameters }: Operation, isSpoiled: boolean): string {
    const spoiled = isSpoiled ? this.#random.pick(parameters) : null;
    const textOf = (parameter: Parameter) =>
      encode(
        parameter === spoiled
          ? this.#random.pick(HOSTILE)
          : this.#values.of(parameter.schema, parameter.name),
      );
    const steps = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
      const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
      return parameter ? textOf(parameter) : '1';
    });
    const query = parameters
      .filter((each) => each.in === 'query' && this.#isGiven(each, spoiled))
      .flatMap((each) => {
        const pair = `${each.name}=${textOf(each)}`;
        return each === spoiled && this.#random.chance(0.3) ? [pair, pair] : [pair];
      });
    return query.length > 0 ? `${steps}?${query.join('&')}` : steps;
  }

  #isGiven(parameter: Parameter, spoiled: Parameter | null): boolean {
    return parameter.required === true || parameter === spoiled || this.#random.chance(0.5);
  }
}
