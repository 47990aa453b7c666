import type { CaptchaSettings } from '#domain/web/captcha.ts';
import { browserCaptcha } from '#runtime/captcha/browser-captcha.ts';
import type { Captcha } from '#runtime/captcha/captcha.ts';

let captcha: Captcha | null = null;

/** A token of the page's captcha. Rejects with a `CaptchaError`, whose message is for people (ERR-07). */
export function captchaToken(settings: CaptchaSettings): Promise<string> {
  captcha ??= browserCaptcha(settings);
  return captcha.token();
}
