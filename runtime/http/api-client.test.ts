import { describe, expect, it, vi } from 'vitest';

import { shopperProfile } from '#schemas/api/auth.ts';
import { getCart } from '#schemas/api/cart.ts';
import { ApiError } from '#schemas/api/endpoint.ts';
import { updateMedia } from '#schemas/api/media.ts';
import { createApiClient } from './api-client.ts';

const config = { base: '', siteId: 7, storeId: 3, apiKey: 'key', languageCode: 'hr' };
const failure = (code: string, statusCode: number) => ({
  errored: true,
  statusCode,
  message: code,
  error: { code, payload: { message: code } },
});
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

type Handler = (path: string, init: RequestInit) => Response | Promise<Response>;

function clientWith(handler: Handler, { cookies = '', hasSession = true } = {}) {
  const calls: { path: string; init: RequestInit }[] = [];
  const onSessionEnd = vi.fn();
  const api = createApiClient(config, {
    cookies: () => cookies,
    hasSession: () => hasSession,
    onSessionEnd,
    fetch: async (input, init = {}) => {
      calls.push({ path: String(input), init });
      return handler(String(input), init);
    },
  });
  return { api, calls, onSessionEnd };
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

describe('the API client', () => {
  it('sends language, store, site and key with every call, and no token', async () => {
    const { api, calls } = clientWith(() => answer(200, { data: {} }));

    await api.call(getCart, { body: { currencyId: 1 } });

    const headers = headersOf(calls[0]?.init);
    expect(calls[0]?.path).toBe('/api/v2/ecommerce/checkout/cart/getCart');
    expect(headers.get('languageCode')).toBe('hr');
    expect(headers.get('storeId')).toBe('3');
    expect(headers.get('siteId')).toBe('7');
    expect(headers.get('apiKey')).toBe('key');
    expect(headers.has('accessToken')).toBe(false);
    expect(calls[0]?.init.credentials).toBe('same-origin');
  });

  it('leaves the key out for a tester who asked for it', async () => {
    const { api, calls } = clientWith(() => answer(200, { data: {} }), {
      cookies: 'a=1; skipApiKey=1',
    });

    await api.call(shopperProfile, {});

    expect(headersOf(calls[0]?.init).has('apiKey')).toBe(false);
  });

  it('fills in the parameters of a path', async () => {
    const { api, calls } = clientWith(() => answer(200, { data: {} }));

    await api.call(updateMedia, { params: { id: 12 }, body: { title: 'x' } });

    expect(calls[0]?.path).toBe('/api/v1/media/update/12');
  });

  it('yields the data of the envelope', async () => {
    const { api } = clientWith(() => answer(200, { data: { id: 5 } }));

    expect(await api.call(shopperProfile, {})).toEqual({ errored: false, data: { id: 5 } });
  });

  it('yields status 0 when no answer came', async () => {
    const { api, onSessionEnd } = clientWith(() => Promise.reject(new TypeError('offline')));

    expect(await api.call(shopperProfile, {})).toMatchObject({ errored: true, statusCode: 0 });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('yields the status text for an answer that is no failure of ours', async () => {
    const { api } = clientWith(
      () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    );

    expect(await api.call(shopperProfile, {})).toMatchObject({
      statusCode: 502,
      message: 'Bad Gateway',
    });
  });

  it('throws the failure from get, for loaders', async () => {
    const { api } = clientWith(() => answer(404, failure('NOT_FOUND', 404)));

    await expect(api.get(shopperProfile, {})).rejects.toThrow(ApiError);
  });

  it('refreshes an expired token once for calls that fail together, then repeats them', async () => {
    let fresh = false;
    const { api, calls } = clientWith(async (path) => {
      if (path === '/api/v1/refresh') {
        await new Promise((resolve) => setTimeout(resolve, 5));
        fresh = true;
        return answer(200, { data: {} });
      }
      return fresh
        ? answer(200, { data: { ok: true } })
        : answer(401, failure('TOKEN_EXPIRED', 401));
    });

    const results = await Promise.all([1, 2, 3].map(() => api.call(shopperProfile, {})));

    expect(results).toEqual([1, 2, 3].map(() => ({ errored: false, data: { ok: true } })));
    expect(calls.filter(({ path }) => path === '/api/v1/refresh')).toHaveLength(1);
  });

  it('ends the session when the refresh is refused, and keeps it when there is no network', async () => {
    const refused = clientWith((path) =>
      answer(401, failure(path === '/api/v1/refresh' ? 'REFRESH_REFUSED' : 'TOKEN_EXPIRED', 401)),
    );
    const offline = clientWith((path) => {
      if (path === '/api/v1/refresh') throw new TypeError('offline');
      return answer(401, failure('TOKEN_EXPIRED', 401));
    });

    await refused.api.call(shopperProfile, {});
    await offline.api.call(shopperProfile, {});

    expect(refused.onSessionEnd).toHaveBeenCalledOnce();
    expect(offline.onSessionEnd).not.toHaveBeenCalled();
  });

  it('takes a 403 with a session for a wrong key: the session ends, the call is repeated once without it', async () => {
    const { api, calls, onSessionEnd } = clientWith(() =>
      answer(403, failure('WRONG_ADMIN_ACCESS_KEY', 403)),
    );

    const result = await api.call(shopperProfile, {});

    expect(result).toMatchObject({ statusCode: 403 });
    expect(calls.map(({ init }) => init.credentials)).toEqual(['same-origin', 'omit']);
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('keeps a session that may not do everything', async () => {
    const { api, calls, onSessionEnd } = clientWith(() =>
      answer(403, failure('OWNER_REQUIRED', 403)),
    );

    const result = await api.call(shopperProfile, {});

    expect(result).toMatchObject({ statusCode: 403, error: { code: 'OWNER_REQUIRED' } });
    expect(calls).toHaveLength(1);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('does not repeat a 403 of a guest', async () => {
    const { api, calls } = clientWith(() => answer(403, failure('WRONG_ADMIN_ACCESS_KEY', 403)), {
      hasSession: false,
    });

    await api.call(shopperProfile, {});

    expect(calls).toHaveLength(1);
  });
});
