import type { LightMyRequestResponse } from 'fastify';
import { CartClient } from './cart-client.ts';
import type { TestApp } from './test-app.ts';

export const ADDRESS = {
  firstName: 'Ana',
  lastName: 'Horvat',
  contactEmail: 'gost@izlog.test',
  contactPhone: '+385 91 000 0000',
  country: 'HR',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '25a',
  zipCode: '10000',
};
const BOTH = [
  { ...ADDRESS, type: 'main' },
  { ...ADDRESS, type: 'shipping' },
];

/** What `order/create` answers. */
export interface Placed {
  html: string;
  orderSlug: string;
}

/** A guest who goes through the steps of a checkout. Each has an address of its own. */
export class Buyer extends CartClient {
  userId = 0;

  /** A guest with a cart and addresses; `n` tells guests apart. */
  static async meet(test: TestApp, n = 1): Promise<Buyer> {
    const buyer = new Buyer(test).from(`10.0.${Math.floor(n / 250)}.${(n % 250) + 1}`);
    const session = await buyer.send('GET', 'cart/getNewCartSession');
    const { id, protectCode } = session.json<{ data: { id: string; protectCode: string } }>().data;
    buyer.key = { cartId: id, protectCode };
    const guest = await buyer.call('POST', 'cart/addGuestUser', { email: `gost${n}@izlog.test` });
    buyer.userId = guest.json<{ data: { id: number } }>().data.id;
    await buyer.fill('PATCH', 'cart/updateGuestUser', { addresses: BOTH });
    return buyer;
  }

  /** A guest whose cart only waits to be ordered. */
  static async ready(test: TestApp, n = 1, productId = 1, qty = 1): Promise<Buyer> {
    const buyer = await Buyer.meet(test, n);
    await buyer.add(productId, qty);
    await buyer.chooseDelivery(1);
    await buyer.choosePayment(1);
    return buyer;
  }

  chooseDelivery(deliveryMethodId: number, branchId?: number) {
    const branch = branchId === undefined ? {} : { branchId };
    return this.fill('PUT', 'delivery/saveDeliveryMethod', { deliveryMethodId, ...branch });
  }

  choosePayment(paymentMethodId: number, more: object = {}) {
    return this.fill('PUT', 'payment/savePaymentMethod', { paymentMethodId, ...more });
  }

  order(more: object = {}): Promise<LightMyRequestResponse> {
    return this.call('POST', 'order/create', { userId: this.userId, ...more });
  }

  /** Orders; fails the test when that is refused. */
  async placed(more: object = {}): Promise<Placed> {
    return dataOf<Placed>(await this.order(more));
  }

  /** A call with the user's id that has to go well. */
  private async fill(method: 'PUT' | 'PATCH', path: string, body: object) {
    const response = await this.call(method, path, { userId: this.userId, ...body });
    dataOf(response);
    return response;
  }
}

/** The data of a good answer; fails the test with the answer of a bad one. */
export function dataOf<T>(response: LightMyRequestResponse): T {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json<{ data: T }>().data;
}
