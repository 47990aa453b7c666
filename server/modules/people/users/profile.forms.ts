import { ORDER_ADDRESS_FIELDS } from '#domain/commerce/address.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { ADDRESS_TYPES, createAddress, updateAddress, updateUser } from '#schemas/api/users.ts';
import { ValidationFailed } from '#server/errors.ts';
import { addressIn } from '#server/forms/address-form.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const PROFILE_REFUSED = {
  USER_EXISTS: 'user-exists',
  MEMBER_CARD_INVALID: 'member-card-invalid',
} as const;

/** The e-mail is the user name (PROF-10). */
const changeProfile: FormHandler = async ({ app, ctx, form, to }) => {
  const email = form.text('email');
  const result = await app.localApi(ctx).call(updateUser, {
    body: {
      details: { firstName: form.text('firstName'), lastName: form.text('lastName') },
      email,
      username: email,
      memberCardBarcode: form.text('memberCardBarcode'),
    },
  });
  if (!result.errored) return { to, notice: 'personal-data-updated' };
  return { ...refusal(result, PROFILE_REFUSED), to };
};

/** Of the types of the profile there is one address each (PROF-05, PROF-06). */
const changeAddress: FormHandler = async ({ app, ctx, form, to }) => {
  const type = ADDRESS_TYPES.find((known) => known === form.text('type'));
  if (!type) throw new ValidationFailed({ fields: { type: 'enum' } });
  const id = form.integer('addressId');
  const api = app.localApi(ctx);
  const address = addressIn(form, ORDER_ADDRESS_FIELDS);
  const result = id
    ? await api.call(updateAddress, { params: { id }, body: address })
    : await api.call(createAddress, { body: { type, ...address } });
  if (result.errored) return { ...refusal(result), to };
  const notice = type === 'shipping' ? 'delivery-address-updated' : 'billing-address-updated';
  return { to, notice };
};

/** The forms of the profile. */
export const profileForms: readonly FormRoute[] = [
  { path: ACTIONS.profile, handle: changeProfile, needsUser: true },
  { path: ACTIONS.address, handle: changeAddress, needsUser: true },
];
