import type { LoginOutcome } from '#kit/back-office-context.ts';
import type { BackOffice } from './back-office.ts';
import { showPane, watchShowing } from './door-form.ts';

/** Where the form leads when nothing safe was asked for: the home page, open for editing. */
const FIRST_PAGE = '/?editPage=true';

/**
 * Brings the login of the back office to life: the password, then a code where the account asks for
 * one; or a passkey, by its button or where the browser offers it at the fields. Markup and texts come from the server.
 */
export function watchAdminLogin(view: HTMLElement, { login, loginByPasskey }: BackOffice): void {
  const [form, codeForm] = view.querySelectorAll('form');
  const email = form?.querySelector<HTMLInputElement>('[name="username"]');
  const password = form?.querySelector<HTMLInputElement>('[name="password"]');
  const code = codeForm?.querySelector<HTMLInputElement>('[name="code"]');
  if (!(form && codeForm && email && password && code)) return;

  watchShowing(form, password);
  const askPassword = (outcome?: LoginOutcome) => {
    showPane(view, 'password');
    code.value = '';
    tell(form, outcome);
    password.select();
  };
  const open = () => location.assign(view.dataset['to'] ?? FIRST_PAGE);

  watchSending(form, async () => {
    const fault = faultOf(email, password);
    if (tell(form, fault?.text, fault?.field)) return;
    const outcome = await login(email.value, password.value);
    if (outcome === 'ok') return open();
    if (outcome !== 'code') return askPassword(outcome);
    tell(form, undefined);
    tell(codeForm, undefined);
    showPane(view, 'code');
    code.focus();
  });
  watchSending(codeForm, async () => {
    if (tell(codeForm, code.value.trim() === '' ? 'required' : undefined, code)) return;
    const outcome = await login(email.value, password.value, code.value);
    if (outcome === 'ok') return open();
    if (outcome === 'expired') return askPassword(outcome);
    tell(codeForm, outcome, code);
    code.select();
  });
  codeForm.querySelector('[data-back]')?.addEventListener('click', () => askPassword());
  if (!('PublicKeyCredential' in window)) return;
  for (const one of [form, codeForm]) {
    watchPasskey(one, () => loginByPasskey({}), open);
  }
  const offer = async () => {
    const outcome = await loginByPasskey({ atFields: true });
    if (outcome === 'ok') return open();
    // Nobody asked for it: a browser that has none to offer says nothing.
    if (outcome === 'passkeyAborted' || outcome === 'offline') return;
    tell(form, outcome);
    view.addEventListener('focusin', offer, { once: true });
  };
  view.addEventListener('focusin', offer, { once: true });
}

/** The button for a passkey; where there is no script or no passkeys, it is hidden. */
function watchPasskey(form: HTMLFormElement, ask: () => Promise<LoginOutcome>, open: () => void) {
  const button = form.querySelector<HTMLButtonElement>('[data-passkey]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    tell(form, undefined);
    const outcome = await ask();
    button.ariaBusy = null;
    if (outcome === 'ok') open();
    else tell(form, outcome);
  });
}

/**
 * Sends a form once at a time; it stays busy while a page that it led to is being loaded. One that was
 * pressed before this script came is sent now.
 */
function watchSending(form: HTMLFormElement, send: () => Promise<void>) {
  const button = form.querySelector('button[type="submit"]');
  // Browsers speak their own language, not the site's.
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!button || button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    await send();
    button.ariaBusy = null;
  });
  const wasPressed = form.dataset['early'] === 'pressed';
  delete form.dataset['early'];
  if (wasPressed) form.requestSubmit();
}

/** Shows a text that the form carries by its name, and tells whether there is one. */
function tell(form: HTMLFormElement, text: string | undefined, field?: HTMLInputElement): boolean {
  const message = form.querySelector('[role="alert"]');
  for (const input of form.querySelectorAll('input')) input.ariaInvalid = String(input === field);
  if (message) message.textContent = text === undefined ? '' : (form.dataset[text] ?? '');
  if (text !== undefined) field?.focus();
  return text !== undefined;
}

/** What is wrong before anybody is asked; a password that is too short is nobody's. */
function faultOf(email: HTMLInputElement, password: HTMLInputElement) {
  const empty = [email, password].find(({ validity }) => validity.valueMissing);
  if (empty) return { field: empty, text: 'required' };
  if (!email.validity.valid) return { field: email, text: 'email' };
  return password.validity.valid ? null : { field: password, text: 'refused' };
}
