import { FIELD_QUERY } from '#domain/commerce/cart-form.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { shopperProfile } from '#schemas/api/auth.ts';
import { addCartItem, deleteCartItem, getCart } from '#schemas/api/cart.ts';
import { applyCoupon, applyMemberCard, removeCoupon } from '#schemas/api/cart-benefits.ts';
import { updateUser } from '#schemas/api/users.ts';
import type { FormHandler, FormRoute, Submission } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';
import { itemIdOf, noticeOf } from './cart.forms.ts';
import { forgetRemoved, keepRemoved, readRemovedItem } from './removed-items.ts';

/** Takes a line out and keeps it for `restoreLine`; a fee is not kept (CART-21). */
const removeLine: FormHandler = async ({ app, ctx, form, request, reply, to }) => {
  const api = app.localApi(ctx);
  const itemId = itemIdOf(form);
  const before = await api.call(getCart, { body: {} });
  const line = before.errored
    ? undefined
    : before.data.items.find((item) => item.itemId === itemId);
  if (!line) return { to, notice: 'not-in-cart' };
  const result = await api.call(deleteCartItem, { body: { itemId }, query: {} });
  if (result.errored) return { to, ...refusal(result) };
  if (itemId > 0) {
    const item = readRemovedItem(form.text('item'));
    keepRemoved(request, reply, item ?? { productId: line.productId });
  }
  return { to, notice: noticeOf(result.data, 'removed-from-cart') };
};

/** Puts one piece of what was taken out back (CART-22). */
const restoreLine: FormHandler = async ({ app, ctx, form, request, reply, to }) => {
  const item = readRemovedItem(form.text('item'));
  if (!item) return { to, notice: 'not-restored' };
  const result = await app.localApi(ctx).call(addCartItem, { body: { ...item, qty: 1 } });
  if (result.errored) return { to, notice: 'not-restored', failure: result };
  forgetRemoved(request, reply, item);
  return { to, notice: 'restored-to-cart' };
};

const COUPON_REFUSED: Readonly<Record<string, NoticeKey>> = {
  VALIDATION_FAILED: 'coupon-missing',
  COUPON_NOT_FOUND: 'coupon-unknown',
  COUPON_NOT_USABLE: 'coupon-not-applicable',
};

/** Applies the coupon whose code was entered (CPN-01, CPN-02). */
const takeCoupon: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(applyCoupon, {
    body: { couponCode: form.text('couponCode') },
  });
  if (!result.errored) return { to, notice: 'coupon-applied' };
  return { to: withQuery(to, FIELD_QUERY, 'kupon'), ...refusal(result, COUPON_REFUSED) };
};

const dropCoupon: FormHandler = async ({ app, ctx, to }) => {
  const result = await app.localApi(ctx).call(removeCoupon, { body: {} });
  return result.errored ? { to, ...refusal(result) } : { to, notice: 'coupon-removed' };
};

const CARD_REFUSED: Readonly<Record<string, NoticeKey>> = {
  VALIDATION_FAILED: 'member-card-missing',
  MEMBER_CARD_INVALID: 'member-card-invalid',
  UNAUTHENTICATED: 'member-card-needs-login',
  SCOPE_REQUIRED: 'member-card-needs-login',
};

/** Applies a member card, and keeps the first one of a customer in the profile (CPN-06, CPN-08). */
const takeMemberCard: FormHandler = async (submission) => {
  const { app, ctx, form, to } = submission;
  const barcode = form.text('barcode');
  const result = await app.localApi(ctx).call(applyMemberCard, { body: { barcode } });
  if (result.errored) {
    return { to: withQuery(to, FIELD_QUERY, 'kartica'), ...refusal(result, CARD_REFUSED) };
  }
  await keepFirstCard(submission, barcode);
  return { to, notice: 'member-card-applied' };
};

/**
 * The first card of a customer goes into the profile; one that cannot be kept is only logged
 * (CPN-08).
 */
async function keepFirstCard({ app, ctx }: Submission, memberCardBarcode: string) {
  const api = app.localApi(ctx);
  const profile = await api.call(shopperProfile, {});
  if (profile.errored || profile.data.memberCardBarcode) return;
  const { email } = profile.data;
  const result = await api.call(updateUser, { body: { email, memberCardBarcode } });
  if (result.errored) ctx.log.warn({ code: result.error.code }, 'a member card was not kept');
}

/** Forms of the cart's page beside the quantities of its lines. */
export const cartPageForms: readonly FormRoute[] = [
  { path: ACTIONS.cartRemove, handle: removeLine },
  { path: ACTIONS.cartRestore, handle: restoreLine },
  { path: ACTIONS.coupon, handle: takeCoupon, needsUser: true },
  { path: ACTIONS.couponRemove, handle: dropCoupon },
  { path: ACTIONS.memberCard, handle: takeMemberCard, needsUser: true },
];
