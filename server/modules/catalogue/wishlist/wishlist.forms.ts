import { ACTIONS } from '#domain/web/actions.ts';
import { toggleWish } from '#schemas/api/wishlist.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

/** A guest is asked to log in (ROLE-02). */
const WISH_REFUSED = { UNAUTHENTICATED: 'wishlist-needs-login' } as const;

/** Puts a product on the wishlist, or takes it off (WISH-01, WISH-03). */
const toggleWishlist: FormHandler = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(toggleWish, {
    body: { product_id: form.integer('productId') ?? 0 },
  });
  if (result.errored) return { ...refusal(result, WISH_REFUSED), to };
  const { inWishlist } = result.data;
  return { to, notice: inWishlist ? 'added-to-wishlist' : 'removed-from-wishlist' };
};

/** The button of the wishlist. */
export const wishlistForms: readonly FormRoute[] = [
  { path: ACTIONS.wish, handle: toggleWishlist, needsUser: true },
];
