import { ADDRESS_TYPES, createAddress, updateAddress, updateUser } from '#schemas/api/users.ts';
import { toggleWish } from '#schemas/api/wishlist.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Action } from './action.ts';
import type { Form } from './form.ts';
import { refusal } from './refusal.ts';

const PROFILE_REFUSED = {
  USER_EXISTS: 'korisnik-postoji',
  MEMBER_CARD_INVALID: 'kartica-neispravna',
} as const;

/** PROF-10: the e-mail is the user name. */
export const changeProfile: Action = async ({ app, ctx, form, to }) => {
  const email = form.text('email');
  const result = await app.localApi(ctx).call(updateUser, {
    body: {
      details: { firstName: form.text('firstName'), lastName: form.text('lastName') },
      email,
      username: email,
      memberCardBarcode: form.text('memberCardBarcode'),
    },
  });
  if (!result.errored) return { to, notice: 'osobni-podaci-azurirani' };
  return { ...refusal(result, PROFILE_REFUSED), to };
};

/** PROF-05, PROF-06: of the types of the profile there is one address each. */
export const changeAddress: Action = async ({ app, ctx, form, to }) => {
  const type = ADDRESS_TYPES.find((known) => known === form.text('type'));
  if (!type) throw new ValidationFailed({ fields: { type: 'enum' } });
  const id = form.integer('addressId');
  const api = app.localApi(ctx);
  const address = addressOf(form);
  const result = id
    ? await api.call(updateAddress, { params: { id }, body: address })
    : await api.call(createAddress, { body: { type, ...address } });
  if (result.errored) return { ...refusal(result), to };
  const notice = type === 'shipping' ? 'adresa-dostave-azurirana' : 'adresa-naplate-azurirana';
  return { to, notice };
};

function addressOf(form: Form) {
  return {
    firstName: form.text('firstName'),
    lastName: form.text('lastName'),
    contactEmail: form.text('contactEmail'),
    contactPhone: form.text('contactPhone'),
    country: form.text('country'),
    city: form.text('city'),
    street: form.text('street'),
    houseNumber: form.text('houseNumber'),
    zipCode: form.text('zipCode').toUpperCase(),
    companyName: form.text('companyName'),
    companyOIB: form.text('companyOIB'),
  };
}

/** ROLE-02. */
const WISH_REFUSED = { UNAUTHENTICATED: 'lista-zelja-trazi-prijavu' } as const;

/** WISH-01, WISH-03. */
export const toggleWishlist: Action = async ({ app, ctx, form, to }) => {
  const result = await app.localApi(ctx).call(toggleWish, {
    body: { product_id: form.integer('productId') ?? 0 },
  });
  if (result.errored) return { ...refusal(result, WISH_REFUSED), to };
  const { inWishlist } = result.data;
  return { to, notice: inWishlist ? 'dodano-na-listu-zelja' : 'uklonjeno-s-liste-zelja' };
};
