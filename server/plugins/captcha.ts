import type { FastifyRequest } from 'fastify';
import { CAPTCHA_DEFAULTS, CAPTCHA_HEADER, type CaptchaSettings } from '#domain/web/captcha.ts';
import type { CaptchaConfig } from '#server/config.ts';
import { CaptchaMissing, CaptchaRefused, ServiceUnavailable } from '#server/errors.ts';

/** A provider that takes longer is as good as away. */
const TIMEOUT_MS = 5_000;
/** Longer than any provider's token. */
const MAX_TOKEN = 4_096;

/** Proof that a person sent a form (G-055). */
export interface Captcha {
  /** What pages need; null where no key is set up. */
  settings: CaptchaSettings | null;
  /** Origins that pages load scripts and frames of the provider from. */
  sources: readonly string[];
  /**
   * Asks the provider about the token of a request; passes every request where no key is set up.
   * Throws `CaptchaMissing`, `CaptchaRefused`, and `ServiceUnavailable` where the provider cannot be
   * reached: what it guards stays shut.
   */
  check(request: FastifyRequest): Promise<void>;
}

const NONE: Captcha = { settings: null, sources: [], check: () => Promise.resolve() };

export function createCaptcha(config: CaptchaConfig | undefined): Captcha {
  if (!config) return NONE;
  const { siteKey, scriptUrl, sources } = config;
  return {
    settings: { siteKey, scriptUrl, ...CAPTCHA_DEFAULTS },
    sources: [...new Set([new URL(scriptUrl).origin, ...sources])],
    async check(request) {
      const token = request.headers[CAPTCHA_HEADER];
      if (typeof token !== 'string' || token === '') {
        request.log.warn({ url: request.url }, 'a form came without captcha');
        throw new CaptchaMissing();
      }
      const isGood = token.length <= MAX_TOKEN && (await ask(config, token, request));
      if (!isGood) throw new CaptchaRefused();
    },
  };
}

async function ask(
  { secret, verifyUrl }: CaptchaConfig,
  token: string,
  { ip, log }: FastifyRequest,
): Promise<boolean> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'success' in answer &&
      answer.success === true
    );
  } catch (err) {
    log.error({ err }, 'the provider of captchas does not answer');
    throw new ServiceUnavailable();
  }
}
