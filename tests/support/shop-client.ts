import sharp from 'sharp';
import { ADDRESS } from './buyer.ts';

export const EDITOR = { username: 'urednik@izlog.test', password: 'Urednik#1' };
const ADDRESSES = ['main', 'shipping'].map((type) => ({ ...ADDRESS, type }));

/** The data of a good answer; fails the test with the answer of a bad one. */
async function call<T>(
  url: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api/${path}`, {
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

/** A guest of the sample shop buys a serum, has it sent and pays by the first way there is. */
export async function order(url: string): Promise<string> {
  const checkout = 'v2/ecommerce/checkout';
  const { id, protectCode } = await call<{ id: string; protectCode: string }>(
    url,
    'GET',
    `${checkout}/cart/getNewCartSession`,
  );
  const key = { cartId: id, protectCode };
  const guest = await call<{ id: number }>(url, 'POST', `${checkout}/cart/addGuestUser`, {
    ...key,
    email: 'gost@izlog.test',
  });
  const own = { ...key, userId: guest.id };
  await call(url, 'POST', `${checkout}/cart/addItem`, { ...key, productId: 1, qty: 1 });
  await call(url, 'PATCH', `${checkout}/cart/updateGuestUser`, { ...own, addresses: ADDRESSES });
  await call(url, 'PUT', `${checkout}/delivery/saveDeliveryMethod`, {
    ...own,
    deliveryMethodId: 1,
  });
  await call(url, 'PUT', `${checkout}/payment/savePaymentMethod`, { ...own, paymentMethodId: 2 });
  const asked = await call<{ records: { id: number }[] }>(
    url,
    'POST',
    'v1/gdpr/web/consent/filter',
    { assigned_to: 'checkoutForm' },
  );
  const placed = await call<{ orderSlug: string }>(url, 'POST', `${checkout}/order/create`, {
    ...own,
    acceptedConsents: asked.records.map(({ id: consent }) => consent),
  });
  return placed.orderSlug;
}

/** Logs in to the sample shop, which argon2 checks, and uploads a picture, which sharp reads and makes smaller. */
export async function upload(url: string, password = EDITOR.password): Promise<string> {
  const { tokens } = await call<{ tokens: { accessToken: string } }>(url, 'POST', 'v1/login', {
    ...EDITOR,
    password,
    apiKey: '',
  });
  const background = '#1f4f55';
  const png = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'slika.png');
  const accesstoken = tokens.accessToken;
  const [media] = await call<{ path: string }[]>(url, 'POST', 'v2/media/upload', form, {
    accesstoken,
  });
  return media?.path ?? '';
}
