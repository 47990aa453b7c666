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

/** A subscription at the stand-in. */
export interface PeerSubscription {
  id: string;
  /** All that our server said when it made it. */
  told: { custom_id: string; [name: string]: unknown };
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE';
  /** What its plan took last; null before. */
  paid: { currency_code: string; value: string } | null;
}

/** Money that the stand-in paid back of a capture. */
export interface PeerRefund {
  id: string;
  captureId: string;
  value: string;
}

/** Plays PayPal's server. */
export interface PaypalPeer {
  url: string;
  orders: PaypalOrder[];
  subscriptions: PeerSubscription[];
  refunds: PeerRefund[];
  /** Ends every connection without an answer. */
  isDown: boolean;
  /** Carries out the next capture or refund, but its answer never arrives, nor any after it. */
  losesAnswer: boolean;
  reset(): void;
  close(): Promise<void>;
}

/** Settings of a shop whose PayPal is the stand-in. */
export function paypalSettings({ url }: PaypalPeer): TestSettings {
  const { payments } = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
  const settings = {
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_SECRET: 'secret',
    PAYPAL_API_URL: url,
    PAYPAL_SCRIPT_URL: 'https://paypal.test/sdk/js',
  };
  return { config: { payments: { ...payments, settings } } };
}

const ORDERS = '/v2/checkout/orders';
const SUBSCRIPTIONS = '/v1/billing/subscriptions';
const CAPTURES = '/v2/payments/captures/';

export async function startPaypalPeer(): Promise<PaypalPeer> {
  /** Answers by request id: the same request is the same order. */
  const made = new Map<string, PaypalOrder>();
  const subscribed = new Map<string, PeerSubscription>();
  const refunded = new Map<string, PeerRefund>();
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
    const requestId = String(headers['paypal-request-id']);
    if (path === ORDERS && method === 'POST') {
      const order = make(requestId, JSON.parse(body));
      return { status: 201, data: { id: order.id } };
    }
    if (path === SUBSCRIPTIONS) return subscribe(requestId, JSON.parse(body));
    if (path.startsWith(CAPTURES)) return refund(requestId, path, JSON.parse(body));
    return answerKnown(path);
  }

  function answerKnown(path: string) {
    if (path.startsWith(SUBSCRIPTIONS)) return tell(path);
    const [, id, verb] = /^\/v2\/checkout\/orders\/([^/]+)(?:\/(capture))?$/.exec(path) ?? [];
    const order = peer.orders.find((one) => one.id === id);
    if (!order) return { status: 404, data: {} };
    return verb === 'capture' ? capture(order) : { status: 200, data: shown(order) };
  }

  function capture(order: PaypalOrder) {
    if (order.state !== 'approved') return { status: 422, data: {} };
    order.state = 'captured';
    if (peer.losesAnswer) peer.isDown = true;
    return { status: 201, data: shown(order) };
  }

  function refund(
    requestId: string,
    path: string,
    { amount: { value } }: { amount: { value: string } },
  ) {
    const order = peer.orders.find(({ id }) => path === `${CAPTURES}C-${id}/refund`);
    if (order?.state !== 'captured') return { status: 404, data: {} };
    let made = refunded.get(requestId);
    if (!made) {
      const before = peer.refunds.reduce((sum, one) => sum + Number(one.value), 0);
      if (before + Number(value) > Number(order.value)) return { status: 422, data: {} };
      made = { id: `R${peer.refunds.length + 1}`, captureId: `C-${order.id}`, value };
      peer.refunds.push(made);
      refunded.set(requestId, made);
    }
    if (peer.losesAnswer) peer.isDown = true;
    return { status: 201, data: { id: made.id, status: 'COMPLETED' } };
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

  function subscribe(requestId: string, told: PeerSubscription['told']) {
    const known = subscribed.get(requestId);
    if (known) return { status: 200, data: { id: known.id } };
    const id = `I-${peer.subscriptions.length + 1}`;
    const subscription: PeerSubscription = { id, told, status: 'APPROVAL_PENDING', paid: null };
    peer.subscriptions.push(subscription);
    subscribed.set(requestId, subscription);
    return { status: 201, data: { id } };
  }

  function tell(path: string) {
    const subscription = peer.subscriptions.find(({ id }) => path === `${SUBSCRIPTIONS}/${id}`);
    return subscription
      ? { status: 200, data: shownSubscription(subscription) }
      : { status: 404, data: {} };
  }

  const peer: PaypalPeer = {
    url: '',
    orders: [],
    subscriptions: [],
    refunds: [],
    isDown: false,
    losesAnswer: false,
    reset() {
      const none = { orders: [], subscriptions: [], refunds: [] };
      Object.assign(peer, { ...none, isDown: false, losesAnswer: false });
      refunded.clear();
      made.clear();
      subscribed.clear();
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

function shownSubscription({ id, told, status, paid }: PeerSubscription) {
  const billing = paid && { billing_info: { last_payment: { amount: paid } } };
  return { id, status, custom_id: told.custom_id, ...billing };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
