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

  form.querySelector('[data-show]')?.addEventListener('click', ({ currentTarget }) => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    if (currentTarget instanceof HTMLElement) currentTarget.ariaPressed = String(!isShown);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    message.textContent = '';
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
