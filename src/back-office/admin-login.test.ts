// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoginOutcome } from '#kit/back-office-context.ts';
import { createApiClient } from '#runtime/http/api-client.ts';
import { watchAdminLogin } from './admin-login.ts';
import type { PasskeyRequest } from './passkey-login.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

const TEXTS = `data-required="Upišite" data-refused="Krivo" data-wrong-code="Krivi kôd"
  data-limited="Previše" data-expired="Isteklo" data-passkey-aborted="Prekinuto"
  data-passkey-expired="Predugo"`;

/** The login as the server sends it, of a shop that answers so, one after the other. */
function open(...outcomes: LoginOutcome[]) {
  document.body.innerHTML = `<section data-to="#otvoreno">
    <div data-pane="password"><form ${TEXTS}>
      <input name="username" type="email" value="ana@izlog.test" required>
      <input name="password" type="password" value="Tajna-1234" required>
      <p role="alert"></p><button type="submit"></button>
      <button type="button" data-passkey hidden></button></form></div>
    <div data-pane="code" hidden><form ${TEXTS}>
      <input name="code"><p role="alert"></p><button type="submit"></button>
      <button type="button" data-back></button></form></div>
  </section>`;
  const login = vi.fn((): Promise<LoginOutcome> => Promise.resolve(outcomes.shift() ?? 'ok'));
  const view = document.querySelector('section') ?? document.body;
  const api = createApiClient(
    { base: '', siteId: 1, storeId: 1, apiKey: '', languageCode: 'hr' },
    { cookies: () => '', hasSession: () => false, onSessionEnd: vi.fn(), fetch: vi.fn() },
  );
  const loginByPasskey = vi.fn(
    (_request: PasskeyRequest): Promise<LoginOutcome> => Promise.resolve(outcomes.shift() ?? 'ok'),
  );
  watchAdminLogin(view, { api, login, loginByPasskey, guestHeaders: async () => ({}) });
  const [password, code] = document.querySelectorAll('form');
  if (!(password && code)) throw new Error('The page has no forms.');
  return { login, loginByPasskey, password, code };
}

async function send(form: HTMLFormElement) {
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
}
const shown = () => document.querySelector<HTMLElement>('[data-pane]:not([hidden])');
const said = () => shown()?.querySelector('[role="alert"]')?.textContent;
const type = (code: HTMLFormElement, text: string) => {
  const input = code.querySelector('input');
  if (input) input.value = text;
};

it('asks for a code after the password, and says so of a wrong one', async () => {
  const { login, password, code } = open('code', 'wrongCode', 'ok');
  await send(password);
  expect(shown()?.dataset['pane']).toBe('code');
  expect(document.activeElement).toBe(code.querySelector('input'));

  await send(code);
  expect(said()).toBe('Upišite');
  expect(login).toHaveBeenCalledTimes(1);

  type(code, '000000');
  await send(code);
  expect(said()).toBe('Krivi kôd');
  expect(code.querySelector('input')?.ariaInvalid).toBe('true');

  type(code, '123456');
  await send(code);
  expect(login).toHaveBeenLastCalledWith('ana@izlog.test', 'Tajna-1234', '123456');
  expect(location.hash).toBe('#otvoreno');
});

it('goes back to the password when the login has expired, or its user wants to', async () => {
  const { password, code } = open('code', 'expired', 'code');
  await send(password);
  type(code, '123456');
  await send(code);
  expect(shown()?.dataset['pane']).toBe('password');
  expect(said()).toBe('Isteklo');

  await send(password);
  expect(code.querySelector('input')?.value).toBe('');
  code.querySelector<HTMLElement>('[data-back]')?.click();
  expect(shown()?.dataset['pane']).toBe('password');
  expect(said()).toBe('');
});

it('says that a password is wrong, or that there were too many', async () => {
  const { password } = open('refused', 'limited');
  await send(password);
  expect(said()).toBe('Krivo');
  await send(password);
  expect(said()).toBe('Previše');
});

describe('a passkey', () => {
  const button = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-passkey]');
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const focus = async (form: HTMLFormElement) => {
    form.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
  };

  it('is not offered where the browser knows none', async () => {
    const { loginByPasskey, password } = open();
    await focus(password);

    expect(button(password)?.hidden).toBe(true);
    expect(loginByPasskey).not.toHaveBeenCalled();
  });

  it('logs in by its button, which says what went wrong', async () => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    const { loginByPasskey, password } = open('passkeyAborted', 'ok');
    expect(button(password)?.hidden).toBe(false);

    button(password)?.click();
    await settled();
    expect(said()).toBe('Prekinuto');
    expect(location.hash).toBe('');
    button(password)?.click();
    await settled();
    expect(loginByPasskey).toHaveBeenLastCalledWith({});
    expect(location.hash).toBe('#otvoreno');
  });

  it('is waited for from the first focus on, once, and again after one that came too late', async () => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    const { loginByPasskey, password } = open('passkeyExpired', 'passkeyAborted');

    await focus(password);
    expect(said()).toBe('Predugo');
    await focus(password);
    await focus(password);

    expect(loginByPasskey.mock.calls).toEqual([[{ atFields: true }], [{ atFields: true }]]);
    expect(location.hash).toBe('');
  });
});
