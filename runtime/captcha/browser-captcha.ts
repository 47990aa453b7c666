import type { CaptchaSettings } from '#domain/web/captcha.ts';
import {
  type Captcha,
  CaptchaError,
  type CaptchaProvider,
  type CaptchaSurroundings,
  createCaptcha,
} from './captcha.ts';

/** A script that takes longer is as good as blocked. */
const LOAD_MS = 15_000;

/** Name that the provider's script gives itself. */
const GLOBAL = 'grecaptcha';

/** The captcha of a document. Throws as `createCaptcha` does. */
export function browserCaptcha(settings: CaptchaSettings): Captcha {
  return createCaptcha(settings, surroundings);
}

const surroundings: CaptchaSurroundings = {
  async load(scriptUrl) {
    await loadScript(`${scriptUrl}?render=explicit`);
    const provider: unknown = Reflect.get(window, GLOBAL);
    if (!isReadying(provider)) throw new CaptchaError('Failed to load script');
    await new Promise<void>((resolve) => provider.ready(resolve));
    const ready: unknown = Reflect.get(window, GLOBAL);
    if (!isProvider(ready)) throw new CaptchaError('Failed to load script');
    return ready;
  },
  place() {
    // Inside the dialog that covers the page, where there is one: it holds everything else back.
    const parent = document.querySelector('dialog:modal') ?? document.body;
    const place = document.createElement('div');
    parent.append(place);
    return place;
  },
};

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new CaptchaError('Failed to load script'));
    };
    const timer = setTimeout(fail, LOAD_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.src = url;
    document.head.append(script);
  });
}

function has(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  return value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function');
}

function isReadying(value: unknown): value is { ready(done: () => void): void } {
  return has(value, ['ready']);
}

function isProvider(value: unknown): value is CaptchaProvider {
  return has(value, ['render', 'execute', 'reset']);
}
