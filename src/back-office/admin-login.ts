import type { BackOffice } from './back-office.ts';

/** Where the form leads when nothing safe was asked for: the home page, open for editing. */
const FIRST_PAGE = '/?editPage=true';

/** Brings the login form of the back office to life; its markup and texts come from the server. */
export function watchAdminLogin(form: HTMLFormElement, { login }: BackOffice): void {
  const email = form.querySelector<HTMLInputElement>('[name="email"]');
  const password = form.querySelector<HTMLInputElement>('[name="password"]');
  const message = form.querySelector('[role="alert"]');
  const button = form.querySelector('button[type="submit"]');
  if (!(email && password && message && button)) return;

  // Browsers speak their own language, not the site's.
  form.noValidate = true;
  watchShowing(form, password);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    const fault = faultOf(email, password);
    for (const field of [email, password]) field.ariaInvalid = String(field === fault?.field);
    message.textContent = (fault && form.dataset[fault.text]) ?? '';
    fault?.field.focus();
    if (fault) return;
    button.ariaBusy = 'true';
    const outcome = await login(email.value, password.value);
    if (outcome === 'ok') {
      location.assign(form.dataset['to'] ?? FIRST_PAGE);
      return;
    }
    button.ariaBusy = null;
    message.textContent = form.dataset[outcome] ?? '';
    password.select();
  });
}

/** The button that shows what was typed as a password. */
export function watchShowing(form: HTMLFormElement, password: HTMLInputElement) {
  form.querySelector('[data-show]')?.addEventListener('click', ({ currentTarget }) => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    if (currentTarget instanceof HTMLElement) currentTarget.ariaPressed = String(!isShown);
  });
}

/** What is wrong before anybody is asked; a password that is too short is nobody's. */
function faultOf(email: HTMLInputElement, password: HTMLInputElement) {
  const empty = [email, password].find(({ validity }) => validity.valueMissing);
  if (empty) return { field: empty, text: 'required' };
  if (!email.validity.valid) return { field: email, text: 'email' };
  return password.validity.valid ? null : { field: password, text: 'refused' };
}
