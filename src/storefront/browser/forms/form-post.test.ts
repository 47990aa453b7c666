import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from './form-post.ts';

const API = { base: '', siteId: 1, storeId: 1, apiKey: '', languageCode: 'hr' as const };
afterEach(() => vi.unstubAllGlobals());

/** An answer whose words arrive when they are let through. */
function slowAnswer(status: number, words: object): () => void {
  let arrive: (words: object) => void = () => undefined;
  const whole = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async () => ({ status, statusText: '', json: () => whole }));
  return () => arrive(words);
}

it('tells how the server decided before all of its answer is here', async () => {
  const letThrough = slowAnswer(200, { data: 5 });
  const heard: number[] = [];
  let isWhole = false;
  const sent = postForm(API, '/x', {}, {}, (status) => heard.push(status)).finally(() => {
    isWhole = true;
  });

  await vi.waitFor(() => expect(heard).toEqual([200]));
  expect(isWhole).toBe(false);
  letThrough();
  expect(await sent).toEqual({ status: 200, statusText: '', body: { data: 5 } });
});

it('tells nothing where no answer comes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const heard: number[] = [];

  const answer = await postForm(API, '/x', {}, {}, (status) => heard.push(status));
  expect(answer).toEqual({ status: 0, statusText: '', body: undefined });
  expect(heard).toEqual([]);
});
