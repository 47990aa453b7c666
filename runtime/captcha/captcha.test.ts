import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaOptions, type CaptchaProvider, createCaptcha } from './captcha.ts';

const SETTINGS = {
  siteKey: 'key',
  scriptUrl: 'https://captcha.test/api.js',
  version: 2,
  size: 'invisible',
} as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A provider that is told how each execution ends. */
function setUp(execute: (options: CaptchaOptions) => void) {
  let options: CaptchaOptions | undefined;
  const provider: CaptchaProvider = {
    render: (_place, given) => {
      options = given;
      return 0;
    },
    reset: () => undefined,
    execute: () => options && execute(options),
  };
  const load = vi.fn(async (_url: string) => provider);
  // The widget's place is only handed on.
  const place = () => ({}) as HTMLElement;
  return { captcha: createCaptcha(SETTINGS, { load, place }), load, options: () => options };
}

describe('a captcha', () => {
  it('loads its script with the first token, and once', async () => {
    let count = 0;
    const { captcha, load, options } = setUp(({ callback }) => {
      count += 1;
      callback(`token ${count}`);
    });
    expect(captcha.status()).toBe('notLoaded');

    const first = captcha.token();
    expect(captcha.status()).toBe('loading');

    expect(await first).toBe('token 1');
    expect(await captcha.token()).toBe('token 2');
    expect(captcha.status()).toBe('ready');
    expect(load.mock.calls).toEqual([['https://captcha.test/api.js']]);
    expect(options()).toMatchObject({ sitekey: 'key', size: 'invisible' });
  });

  it('says that its script is blocked, and tries again the next time', async () => {
    const { captcha, load } = setUp(({ callback }) => callback('token'));
    load.mockRejectedValueOnce(new Error('blocked'));

    await expect(captcha.token()).rejects.toThrow('ReCaptcha error: Failed to load script');
    expect(captcha.status()).toBe('failed');
    expect(await captcha.token()).toBe('token');
    expect(captcha.status()).toBe('ready');
  });

  it.each([
    ['ends in an error', (options: CaptchaOptions) => options['error-callback']()],
    ['expires', (options: CaptchaOptions) => options['expired-callback']()],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('says that it failed where a question %s', async (_how, execute) => {
    const { captcha } = setUp(execute);

    await expect(captcha.token()).rejects.toThrow('ReCaptcha error: Failed to execute');
  });

  it('gives a question up that nobody answers', async () => {
    const { captcha } = setUp(() => undefined);

    const token = captcha.token();
    const outcome = expect(token).rejects.toThrow('ReCaptcha error: Failed to execute');
    await vi.advanceTimersByTimeAsync(120_000);

    await outcome;
  });

  it('needs a key and a version', () => {
    const around = { load: vi.fn(), place: vi.fn() };

    expect(() => createCaptcha({ ...SETTINGS, siteKey: '' }, around)).toThrow(
      'ReCaptcha error: No key provided',
    );
    expect(() => createCaptcha({ ...SETTINGS, version: 0 }, around)).toThrow(
      'ReCaptcha error: No version provided',
    );
  });
});
