import { checkSetup, makeFirstOwner } from '#schemas/api/auth.ts';
import type { BackOffice } from './back-office.ts';
import { showPane, tokenOfPage, watchDoorForm } from './door-form.ts';

/** Where a new owner begins. */
const FIRST_PAGE = '/admin';
const INVALID = 'SETUP_LINK_INVALID';

/** Brings the set-up page to life; its markup and texts come from the server. */
export async function watchAdminSetup(view: HTMLElement, { api }: BackOffice): Promise<void> {
  const form = view.querySelector('form');
  if (!form) return;
  const token = tokenOfPage();
  // Other languages of the page need the secret, too.
  for (const link of view.querySelectorAll<HTMLAnchorElement>('nav a')) link.hash = location.hash;

  const check = token === '' ? null : await api.call(checkSetup, { body: { token } });
  const isRefused = check === null || (check.errored && check.error.code === INVALID);
  showPane(view, isRefused ? 'invalid' : 'form');
  watchDoorForm(form, async (values) => {
    const { firstName = '', lastName = '', email = '' } = values;
    const { password = '', confirmedPassword = '' } = values;
    const person = { firstName, lastName, email, password, confirmedPassword };
    const result = await api.call(makeFirstOwner, { body: { token, ...person } });
    if (!result.errored) location.assign(FIRST_PAGE);
    else if (result.error.code === INVALID) showPane(view, 'invalid');
    return result.errored ? result : null;
  });
}
