import { forgotPassword, resetPassword } from '#schemas/api/auth.ts';
import type { BackOffice } from './back-office.ts';
import { showPane, tokenOfPage, watchDoorForm } from './door-form.ts';

const INVALID = 'RESET_TOKEN_INVALID';

/**
 * Brings the page to life that gives somebody of the back office a new password: asks for a mail,
 * or takes the new one from whoever came by its link.
 */
export function watchAdminReset(view: HTMLElement, { api, guestHeaders }: BackOffice): void {
  const [ask, choose] = view.querySelectorAll('form');
  if (!ask || !choose) return;
  const token = tokenOfPage();
  showPane(view, token === '' ? 'ask' : 'choose');
  watchDoorForm(ask, async ({ email = '' }) => {
    const body = { email };
    const result = await api.call(forgotPassword, { body, ...(await guestHeaders()) });
    if (!result.errored) showPane(view, 'asked');
    return result.errored ? result : null;
  });
  watchDoorForm(choose, async ({ newPassword = '', newPasswordAgain = '' }) => {
    const body = { token, newPassword, newPasswordAgain };
    const result = await api.call(resetPassword, { body });
    if (!result.errored) showPane(view, 'done');
    else if (result.error.code === INVALID) showPane(view, 'invalid');
    return result.errored ? result : null;
  });
}
