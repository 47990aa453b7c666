import { anAccount, logIn } from '#tests/support/accounts.ts';
import { CartClient, type Key } from '#tests/support/cart-client.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Who may make a call. */
export const ROLES = ['nobody', 'wrongKey', 'guest', 'shopper', 'editor'] as const;
/** An owner may make every call; the walks through all roles do without. */
export type Role = (typeof ROLES)[number] | 'owner';

export type Headers = Record<string, string>;

function isStaff(role: Role): role is 'editor' | 'owner' {
  return role === 'editor' || role === 'owner';
}

/** People of every role at the default site. */
export class Callers {
  readonly #test: TestApp;
  readonly #tokens = new Map<Role, string>();
  #accounts = 0;
  #carts = 0;

  constructor(test: TestApp) {
    this.#test = test;
  }

  async headersOf(role: Role): Promise<Headers> {
    const { headers } = this.#test;
    if (role === 'nobody') return {};
    if (role === 'wrongKey') return { apikey: 'nije-kljuc' };
    if (role === 'guest') return headers;
    return { ...headers, accesstoken: this.#tokens.get(role) ?? (await this.renew(role)) };
  }

  /** As `renew`, unless the role is still logged in: many calls are refused for other reasons. */
  async renewIfOut(role: Role): Promise<void> {
    const token = this.#tokens.get(role);
    if (token === undefined) return;
    const response = await this.#test.app.inject({
      url: `/api/v1/user/${isStaff(role) ? '' : 'web/'}profile`,
      headers: { ...this.#test.headers, accesstoken: token },
    });
    if (response.statusCode !== 200) await this.renew(role);
  }

  /** A new account of the role, for when the last one was locked out, logged out or deleted. */
  async renew(role: Role): Promise<string> {
    this.#accounts += 1;
    const email = `${role}-${this.#accounts}@izlog.test`;
    const scope = isStaff(role) ? 'backoffice' : 'web';
    const { app, services, headers } = this.#test;
    await services.auth.createAccount(anAccount({ email, scope, ...(isStaff(role) && { role }) }));
    const { tokens } = await logIn(app, headers, email);
    this.#tokens.set(role, tokens.accessToken);
    return tokens.accessToken;
  }

  /** A cart of the role with one product in it, begun from an address of its own. */
  async cartOf(role: Role, productId: number): Promise<Key> {
    this.#carts += 1;
    const client = new CartClient(this.#test, await this.headersOf(role)).from(
      `10.3.${this.#carts >> 8}.${this.#carts & 255}`,
    );
    const response = await client.send('GET', 'cart/getNewCartSession');
    const { id, protectCode } = response.json<{ data: { id: string; protectCode: string } }>().data;
    client.key = { cartId: id, protectCode };
    await client.add(productId);
    return client.key;
  }
}
