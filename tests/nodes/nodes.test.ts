import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ADDRESS } from '#tests/support/buyer.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { fillWithSample } from '../../tools/lib/sample-folder.ts';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';
import { nodeBinary } from './node-binary.ts';

const PORT = 4568;
/** The first of each line that `engines` allows, and a late one of the newest that is tried. */
const VERSIONS = ['20.19.0', '22.12.0', '24.21.0'];
const EDITOR = { username: 'urednik@izlog.test', password: 'Urednik#1' };
const ADDRESSES = ['main', 'shipping'].map((type) => ({ ...ADDRESS, type }));

const sample = newTempFolder();
beforeAll(() => fillWithSample(sample), 240_000);

let shop: RunningShop | undefined;
afterEach(() => shop?.stop());

type Headers = Record<string, string>;

/** The data of a good answer; fails the test with the answer of a bad one. */
async function call<T>(method: string, path: string, body?: object, headers: Headers = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${shop?.url}/api/${path}`, {
    method,
    headers: {
      cookie: 'skipApiKey=true',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
  const { data }: { data: T } = JSON.parse(text);
  return data;
}

/** A guest buys a serum, has it sent and pays by the first way there is. */
async function order(): Promise<string> {
  const checkout = 'v2/ecommerce/checkout';
  const { id, protectCode } = await call<{ id: string; protectCode: string }>(
    'GET',
    `${checkout}/cart/getNewCartSession`,
  );
  const key = { cartId: id, protectCode };
  const guest = await call<{ id: number }>('POST', `${checkout}/cart/addGuestUser`, {
    ...key,
    email: 'gost@izlog.test',
  });
  const own = { ...key, userId: guest.id };
  await call('POST', `${checkout}/cart/addItem`, { ...key, productId: 1, qty: 1 });
  await call('PATCH', `${checkout}/cart/updateGuestUser`, { ...own, addresses: ADDRESSES });
  await call('PUT', `${checkout}/delivery/saveDeliveryMethod`, { ...own, deliveryMethodId: 1 });
  await call('PUT', `${checkout}/payment/savePaymentMethod`, { ...own, paymentMethodId: 2 });
  const asked = await call<{ records: { id: number }[] }>('POST', 'v1/gdpr/web/consent/filter', {
    assigned_to: 'checkoutForm',
  });
  const placed = await call<{ orderSlug: string }>('POST', `${checkout}/order/create`, {
    ...own,
    acceptedConsents: asked.records.map(({ id: consent }) => consent),
  });
  return placed.orderSlug;
}

/** Logs in, which argon2 checks, and uploads a picture, which sharp reads and makes smaller. */
async function upload(): Promise<string> {
  const { tokens } = await call<{ tokens: { accessToken: string } }>('POST', 'v1/login', {
    ...EDITOR,
    apiKey: '',
  });
  const background = '#1f4f55';
  const png = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'slika.png');
  const accesstoken = tokens.accessToken;
  const [media] = await call<{ path: string }[]>('POST', 'v2/media/upload', form, { accesstoken });
  return media?.path ?? '';
}

it('each line of Node that engines allows is tried, from its first version on', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );

  expect(engines.node).toBe('>=20.19 <21 || >=22.12');
});

it.each(VERSIONS)('Node %s starts the built shop and takes an order', async (version) => {
  const program = nodeBinary(version);
  if (program === null) {
    process.stdout.write(`NOT RUN: Node ${version} cannot be had from the registry here.\n`);
    return;
  }
  const dataDir = newTempFolder();
  fillWithSample(dataDir);
  shop = await serveShop(PORT, dataDir, { PICTURE_WORK: 'false' }, program);

  const health = await fetch(`${shop.url}/healthz`);
  expect(health.status).toBe(200);
  expect(shop.process.spawnfile).toBe(program);
  const home = await fetch(shop.url);
  expect(await home.text()).toContain('Bonaca');
  expect(await order()).not.toBe('');
  const picture = await fetch(shop.url + (await upload()));
  expect(picture.headers.get('content-type')).toBe('image/png');
});
