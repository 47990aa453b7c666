import type { CaptchaSettings } from '#domain/web/captcha.ts';

/** How far a captcha is (SITE-19). */
export type CaptchaStatus = 'notLoaded' | 'loading' | 'ready' | 'failed';

/** What the provider's script offers, as reCAPTCHA spells it. */
export interface CaptchaProvider {
  render(place: HTMLElement, options: CaptchaOptions): number;
  execute(widget: number): void;
  reset(widget: number): void;
}

export interface CaptchaOptions {
  sitekey: string;
  size: CaptchaSettings['size'];
  callback(token: string): void;
  'error-callback'(): void;
  'expired-callback'(): void;
}

/** What a captcha needs of the page. */
export interface CaptchaSurroundings {
  /** Rejects when the script cannot be had. */
  load(scriptUrl: string): Promise<CaptchaProvider>;
  /** Where the provider's widget is. */
  place(): HTMLElement;
}

/** What went wrong, in the words of ERR-07. */
export class CaptchaError extends Error {
  constructor(fault: string) {
    super(`ReCaptcha error: ${fault}`);
    this.name = 'CaptchaError';
  }
}

/** A captcha of a page. */
export interface Captcha {
  status(): CaptchaStatus;
  /** A token, good for one call. Rejects with a `CaptchaError`; the next try reloads the script. */
  token(): Promise<string>;
}

/** A challenge that nobody answers for so long is given up. */
const PATIENCE_MS = 120_000;

/** Asks a provider for tokens; its script is loaded with the first. Throws `CaptchaError` for settings that lack something. */
export function createCaptcha(settings: CaptchaSettings, around: CaptchaSurroundings): Captcha {
  const { siteKey, version, size, scriptUrl } = settings;
  if (siteKey === '') throw new CaptchaError('No key provided');
  if (!(version > 0)) throw new CaptchaError('No version provided');
  let status: CaptchaStatus = 'notLoaded';
  let widget: Promise<Widget> | null = null;

  async function load(): Promise<Widget> {
    status = 'loading';
    try {
      const made = placeWidget(await around.load(scriptUrl), around.place(), { siteKey, size });
      status = 'ready';
      return made;
    } catch {
      status = 'failed';
      widget = null;
      throw new CaptchaError('Failed to load script');
    }
  }

  return {
    status: () => status,
    async token() {
      widget ??= load();
      return (await widget)();
    },
  };
}

/** Asks for one token. */
type Widget = () => Promise<string>;

/** The provider answers every question by the functions that the widget was made with. */
function placeWidget(
  provider: CaptchaProvider,
  place: HTMLElement,
  { siteKey, size }: Pick<CaptchaSettings, 'siteKey' | 'size'>,
): Widget {
  let answer: (token: string | null) => void = () => undefined;
  const id = provider.render(place, {
    sitekey: siteKey,
    size,
    callback: (token) => answer(token),
    'error-callback': () => answer(null),
    'expired-callback': () => answer(null),
  });
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const token = await new Promise<string | null>((resolve) => {
      answer = resolve;
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
      try {
        provider.reset(id);
        provider.execute(id);
      } catch {
        resolve(null);
      }
    });
    clearTimeout(timer);
    if (!token) throw new CaptchaError('Failed to execute');
    return token;
  };
}
