import type { FastifyInstance } from 'fastify';
import { ACTIONS } from '#domain/web/actions.ts';
import { CAPTCHA_FORMS } from '#domain/web/captcha.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import { AppError } from '#server/errors.ts';
import { isSameOrigin } from '#server/plugins/access.ts';
import { toAppError, toFailure } from '#server/plugins/failures.ts';
import {
  askForPassword,
  confirmEmail,
  logIn,
  renewPassword,
  setPassword,
  signUp,
} from './account-actions.ts';
import type { Action, Submission } from './action.ts';
import { ForeignForm } from './actions.errors.ts';
import { answer, type Outcome } from './answer.ts';
import { addToCart, changeQuantity, editLine } from './cart-actions.ts';
import {
  dropCoupon,
  removeLine,
  restoreLine,
  takeCoupon,
  takeMemberCard,
} from './cart-page-actions.ts';
import { placeCheckoutOrder } from './checkout/place-order.ts';
import { retryCheckoutOrder } from './checkout/retry-order.ts';
import { saveCheckoutAddress } from './checkout/save-address.ts';
import { saveCheckoutDelivery, saveCheckoutNote } from './checkout/save-delivery.ts';
import { writeComment } from './comment-actions.ts';
import { Form, returnPath } from './form.ts';
import { changeAddress, changeProfile, toggleWishlist } from './profile-actions.ts';
import {
  askShop,
  awaitProduct,
  chooseCookies,
  chooseLanguage,
  leave,
  subscribe,
} from './visitor-actions.ts';

const HANDLERS: readonly [string, Action][] = [
  [ACTIONS.cartAdd, addToCart],
  [ACTIONS.cartEdit, editLine],
  [ACTIONS.cartQuantity, changeQuantity],
  [ACTIONS.cartRemove, removeLine],
  [ACTIONS.cartRestore, restoreLine],
  [ACTIONS.couponRemove, dropCoupon],
  [ACTIONS.newsletter, subscribe],
  [ACTIONS.availability, awaitProduct],
  [ACTIONS.contact, askShop],
  [ACTIONS.language, chooseLanguage],
  [ACTIONS.cookies, chooseCookies],
  [ACTIONS.login, logIn],
  [ACTIONS.register, signUp],
  [ACTIONS.verifyEmail, confirmEmail],
  [ACTIONS.forgotPassword, askForPassword],
  [ACTIONS.resetPassword, setPassword],
  [ACTIONS.logout, leave],
];

/** Forms that ask who is logged in. */
const OWN_HANDLERS: readonly [string, Action][] = [
  [ACTIONS.changePassword, renewPassword],
  [ACTIONS.profile, changeProfile],
  [ACTIONS.address, changeAddress],
  [ACTIONS.wish, toggleWishlist],
  [ACTIONS.comment, writeComment],
  [ACTIONS.coupon, takeCoupon],
  [ACTIONS.memberCard, takeMemberCard],
  [ACTIONS.checkoutAddress, saveCheckoutAddress],
  [ACTIONS.checkoutDelivery, saveCheckoutDelivery],
  [ACTIONS.checkoutNote, saveCheckoutNote],
  [ACTIONS.checkoutOrder, placeCheckoutOrder],
  [ACTIONS.checkoutRetry, retryCheckoutOrder],
];

/** Forms that work without JavaScript (see `domain/web/actions.ts`). */
export async function actionsModule(app: FastifyInstance) {
  const own = OWN_HANDLERS.map(([path, action]): [string, Action] => [path, asCustomer(action)]);
  for (const [path, action] of [...HANDLERS, ...own]) {
    const isGuarded = CAPTCHA_FORMS.includes(path);
    app.post(
      path,
      { config: { access: 'public' }, schema: { hide: true }, bodyLimit: 64 * 1024 },
      async (request, reply) => {
        if (!isSameOrigin(request)) throw new ForeignForm();
        const ctx = request.call;
        const form = new Form(request.body);
        const to = returnPath(request, form);
        return answer(
          request,
          reply,
          await outcomeOf(action, { app, ctx, form, request, reply, to }, isGuarded),
        );
      },
    );
  }
}

/** A plain form renews no login by itself: an expired one is renewed here. */
function asCustomer(action: Action): Action {
  return async (submission) => {
    const { app, ctx, request, reply } = submission;
    const user = ctx.user ?? (await app.identify(request, reply));
    return action({ ...submission, ctx: { ...ctx, user } });
  };
}

const CAPTCHA_NOTICES: Readonly<Record<string, NoticeKey>> = {
  CAPTCHA_MISSING: 'nije-potvrdjeno',
  CAPTCHA_REFUSED: 'provjera-neuspjesna',
};

/** A form never ends on a page of raw data: what fails comes back as a notice. */
async function outcomeOf(
  action: Action,
  submission: Submission,
  isGuarded: boolean,
): Promise<Outcome> {
  try {
    if (isGuarded) await submission.app.captcha.check(submission.request);
    return await action(submission);
  } catch (error) {
    const { ctx, form, to } = submission;
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'action failed');
    const failure = toFailure(toAppError(error), ctx.locale);
    return {
      to: isGuarded ? safePathOr(form.text('page'), to) : to,
      notice: CAPTCHA_NOTICES[failure.error.code] ?? 'pokusajte-ponovno',
      failure,
    };
  }
}
