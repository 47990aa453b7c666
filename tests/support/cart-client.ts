import type { LightMyRequestResponse } from 'fastify';
import type { Cart } from '#schemas/api/cart.ts';
import type { TestApp } from './test-app.ts';

const CHECKOUT = '/api/v2/ecommerce/checkout';

export interface Key {
  cartId: string;
  protectCode: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls of a shopper's cart. `call` adds the key; `path` starts after `checkout/`. */
export class CartClient {
  readonly #test: TestApp;
  #headers: Record<string, string>;
  #address = '127.0.0.1';
  key: Key = { cartId: '', protectCode: '' };

  constructor(test: TestApp, headers: Record<string, string> = {}) {
    this.#test = test;
    this.#headers = { ...test.headers, ...headers };
  }

  /** A client with a new cart. */
  static async start(test: TestApp, headers: Record<string, string> = {}): Promise<CartClient> {
    const client = new CartClient(test, headers);
    const response = await client.send('GET', 'cart/getNewCartSession');
    const { id, protectCode } = response.json<{ data: { id: string; protectCode: string } }>().data;
    client.key = { cartId: id, protectCode };
    return client;
  }

  /** From now on with further headers, e.g. an access token. */
  use(headers: Record<string, string>): this {
    this.#headers = { ...this.#headers, ...headers };
    return this;
  }

  /** From now on from another address, which limits count for itself. */
  from(address: string): this {
    this.#address = address;
    return this;
  }

  send(method: Method, path: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.#test.app.inject({
      method,
      url: `${CHECKOUT}/${path}`,
      headers: this.#headers,
      remoteAddress: this.#address,
      ...(payload && { payload }),
    });
  }

  call(method: Method, path: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.send(method, path, { ...this.key, ...body });
  }

  add(productId: number, qty: unknown = 1, more: object = {}) {
    return this.call('POST', 'cart/addItem', { productId, qty, ...more });
  }

  update(itemId: number, qty: unknown, more: object = {}) {
    return this.call('PATCH', 'cart/updateItem', { itemId, qty, ...more });
  }

  remove(itemId: number) {
    return this.call('DELETE', 'cart/deleteItem', { itemId });
  }

  async cart(more: object = {}): Promise<Cart> {
    return cartOf(await this.call('POST', 'cart/getCart', more));
  }
}

/** The cart of a good answer; fails the test with the answer of a bad one. */
export function cartOf(response: LightMyRequestResponse): Cart {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json<{ data: Cart }>().data;
}

/** Status and code of a refusal. */
export function refusalOf(response: LightMyRequestResponse): [status: number, code: string] {
  return [response.statusCode, response.json<{ error?: { code: string } }>().error?.code ?? 'none'];
}

/** The faulty fields of a refusal. */
export function fieldsOf(response: LightMyRequestResponse): Record<string, string> | undefined {
  return response.json<{ error: { payload: { fields?: Record<string, string> } } }>().error.payload
    .fields;
}

/** `[product, qty]` of the lines. */
export function linesOf({ items }: Cart): [productId: number, qty: number][] {
  return items.map(({ productId, qty }) => [productId, qty]);
}
