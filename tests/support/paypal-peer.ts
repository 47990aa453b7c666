import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '#server/config.ts';
import type { TestSettings } from './test-app.ts';

/** An order at the stand-in. */
export interface PaypalOrder {
  id: string;
  customId: string;
  value: string;
  currency: string;
  /** What the shopper and our server did with it. */
  state: 'made' | 'approved' | 'captured';
}

/** Plays PayPal's server. */
export interface PaypalPeer {
  url: string;
  orders: PaypalOrder[];
  /** Ends every connection without an answer. */
  isDown: boolean;
  /** Takes the money of the next capture, but its answer never arrives, nor any after it. */
  losesCapture: boolean;
  reset(): void;
  close(): Promise<void>;
}

/** Settings of a shop whose PayPal is the stand-in. */
export function paypalSettings({ url }: PaypalPeer): TestSettings {
  const { payments } = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
  const paypal = {
    clientId: 'id',
    secret: 'secret',
    apiUrl: url,
    scriptUrl: 'https://paypal.test/sdk/js',
  };
  return { config: { payments: { ...payments, paypal } } };
}

const ORDERS = '/v2/checkout/orders';

export async function startPaypalPeer(): Promise<PaypalPeer> {
  /** Answers by request id: the same request is the same order. */
  const made = new Map<string, PaypalOrder>();
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = request.url ?? '';
    const answer = peer.isDown ? null : answerOf(path, request, body);
    if (answer === null || peer.isDown) return request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(answer.data));
  });

  function answerOf(path: string, { method, headers }: IncomingMessage, body: string) {
    if (path === '/v1/oauth2/token') return { status: 200, data: { access_token: 'token' } };
    if (headers.authorization !== 'Bearer token') return { status: 401, data: {} };
    if (path === ORDERS && method === 'POST') {
      const order = make(String(headers['paypal-request-id']), JSON.parse(body));
      return { status: 201, data: { id: order.id } };
    }
    const [, id, verb] = /^\/v2\/checkout\/orders\/([^/]+)(?:\/(capture))?$/.exec(path) ?? [];
    const order = peer.orders.find((one) => one.id === id);
    if (!order) return { status: 404, data: {} };
    return verb === 'capture' ? capture(order) : { status: 200, data: shown(order) };
  }

  function capture(order: PaypalOrder) {
    if (order.state !== 'approved') return { status: 422, data: {} };
    order.state = 'captured';
    if (peer.losesCapture) peer.isDown = true;
    return { status: 201, data: shown(order) };
  }

  function make(
    requestId: string,
    { purchase_units: [{ custom_id: customId, amount }] }: MadeOrder,
  ): PaypalOrder {
    const known = made.get(requestId);
    if (known) return known;
    const order: PaypalOrder = {
      id: `P${peer.orders.length + 1}`,
      customId,
      value: amount.value,
      currency: amount.currency_code,
      state: 'made',
    };
    peer.orders.push(order);
    made.set(requestId, order);
    return order;
  }

  const peer: PaypalPeer = {
    url: '',
    orders: [],
    isDown: false,
    losesCapture: false,
    reset() {
      Object.assign(peer, { orders: [], isDown: false, losesCapture: false });
      made.clear();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  peer.url = `http://127.0.0.1:${port}`;
  return peer;
}

interface MadeOrder {
  purchase_units: [{ custom_id: string; amount: { currency_code: string; value: string } }];
}

function shown({ id, customId, value, currency, state }: PaypalOrder) {
  const amount = { currency_code: currency, value };
  const captures = state === 'captured' ? [{ id: `C-${id}`, status: 'COMPLETED', amount }] : [];
  return { id, purchase_units: [{ custom_id: customId, payments: { captures } }] };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
