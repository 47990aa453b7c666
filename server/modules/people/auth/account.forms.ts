import { ACTIONS } from '#domain/web/actions.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  verifyEmail,
} from '#schemas/api/auth.ts';
import { abandonedCart } from '#schemas/api/cart.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { FormHandler, FormRoute, Submission } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const LOGIN_REFUSED: Readonly<Record<string, NoticeKey>> = {
  INVALID_LOGIN: 'login-failed',
  VALIDATION_FAILED: 'login-failed',
  EMAIL_NOT_CONFIRMED: 'confirm-email',
  UNKNOWN_DEVICE_LIMITED: 'unknown-device',
  SECOND_FACTOR_REQUIRED: 'second-factor',
};

/** Goes to the page that was asked for; after a failure back to the form (AUTH-02, AUTH-08). */
const logIn: FormHandler = async (submission) => {
  const { app, ctx, form, to } = submission;
  const result = await app.localApi(ctx).call(login, {
    body: {
      username: form.text('username'),
      password: form.raw('password'),
      apiKey: ctx.site.apiKey,
    },
  });
  if (result.errored) return { ...refusal(result, LOGIN_REFUSED), to: pageOf(submission) };
  await takeCartAlong(submission, result.data.user);
  return { to, notice: 'logged-in' };
};

const REGISTER_REFUSED: Readonly<Record<string, NoticeKey>> = {
  USER_EXISTS: 'user-exists',
};

/** Who makes an account is logged in (AUTH-18). */
const signUp: FormHandler = async (submission) => {
  const { app, ctx, form, to } = submission;
  const result = await app.localApi(ctx).call(register, {
    body: {
      firstName: form.text('firstName'),
      lastName: form.text('lastName'),
      email: form.text('email'),
      password: form.raw('password'),
      confirmedPassword: form.raw('confirmedPassword'),
      acceptedConsents: form.all('acceptedConsents'),
    },
  });
  if (result.errored) return { ...refusal(result, REGISTER_REFUSED), to: pageOf(submission) };
  await takeCartAlong(submission, result.data.user);
  return { to, notice: 'registered' };
};

/** AUTH-09 without JavaScript: who is logged in has no business on the login page. */
const confirmEmail: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(verifyEmail, { params: { id: form.text('token') } });
  const refused = {
    NOT_FOUND: 'email-not-confirmed',
    VALIDATION_FAILED: 'email-not-confirmed',
  } as const;
  const target = ctx.user ? '/' : to;
  if (result.errored) return { ...refusal(result, refused), to: target };
  return { to: target, notice: 'email-confirmed' };
};

/** The cart of the customer; one that cannot be had is only logged (AUTH-03). */
async function takeCartAlong(
  { app, ctx }: Submission,
  user: { id: number; scope: 'web' | 'backoffice'; email: string },
) {
  const { id, scope, email } = user;
  const own = { ...ctx, user: { id, scope, email } };
  const result = await app.localApi(own).call(abandonedCart, { body: {} });
  if (result.errored) ctx.log.warn({ code: result.error.code }, 'no abandoned cart after a login');
}

/** The same answer whether or not there is such an account (AUTH-21). */
const askForPassword: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(forgotPassword, {
    body: { email: form.text('email') },
  });
  const refused = { VALIDATION_FAILED: 'email-invalid' } as const;
  return result.errored
    ? { ...refusal(result, refused), to }
    : { to, notice: 'password-mail-sent' };
};

/** Sets the new password with the token of the mail, and leads to the login (AUTH-22, AUTH-23). */
const setPassword: FormHandler = async (submission) => {
  const { app, ctx, form, to } = submission;
  const result = await app.localApi(ctx).call(resetPassword, {
    body: { token: form.text('token'), ...newPasswordOf(submission) },
  });
  const refused = { RESET_TOKEN_INVALID: 'link-expired' } as const;
  if (result.errored) return { ...refusal(result, refused), to: pageOf(submission) };
  return { to, notice: 'password-changed' };
};

/** Changes the password of a logged-in customer, who has to know the old one (PROF-14). */
const renewPassword: FormHandler = async (submission): Promise<Outcome> => {
  const { app, ctx, form, to } = submission;
  const result = await app.localApi(ctx).call(changePassword, {
    body: { oldPassword: form.raw('oldPassword'), ...newPasswordOf(submission) },
  });
  const refused = { INCORRECT_OLD_PASSWORD: 'old-password-wrong' } as const;
  return result.errored ? { ...refusal(result, refused), to } : { to, notice: 'password-changed' };
};

function newPasswordOf({ form }: Submission) {
  return {
    newPassword: form.raw('newPassword'),
    newPasswordAgain: form.raw('newPasswordAgain'),
  };
}

/** Page that holds the form, where `redirect` leads somewhere else. */
function pageOf({ form, to }: Submission): string {
  return safePathOr(form.text('page'), to);
}

/** Logging out twice is as good as once. */
const leave: FormHandler = async ({ app, ctx }) => {
  if (ctx.user) await app.localApi(ctx).get(logout, { body: {} });
  return { to: '/', notice: 'logged-out' };
};

/** The forms of an account: login, registration, passwords. */
export const accountForms: readonly FormRoute[] = [
  { path: ACTIONS.login, handle: logIn },
  { path: ACTIONS.register, handle: signUp },
  { path: ACTIONS.verifyEmail, handle: confirmEmail },
  { path: ACTIONS.forgotPassword, handle: askForPassword },
  { path: ACTIONS.resetPassword, handle: setPassword },
  { path: ACTIONS.changePassword, handle: renewPassword, needsUser: true },
  { path: ACTIONS.logout, handle: leave },
];
