import { ACTIONS } from '#domain/web/actions.ts';
import { ADDRESS_TYPES, createAddress, updateAddress, updateUser } from '#schemas/api/users.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Form } from '#server/forms/form.ts';
import type { FormHandler, FormRoute } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';

const PROFILE_REFUSED = {
  USER_EXISTS: 'user-exists',
  MEMBER_CARD_INVALID: 'member-card-invalid',
} as const;

/** PROF-10: the e-mail is the user name. */
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

/** PROF-05, PROF-06: of the types of the profile there is one address each. */
const changeAddress: FormHandler = async ({ app, ctx, form, to }) => {
  const type = ADDRESS_TYPES.find((known) => known === form.text('type'));
  if (!type) throw new ValidationFailed({ fields: { type: 'enum' } });
  const id = form.integer('addressId');
  const api = app.localApi(ctx);
  const address = addressOf(form);
  const result = id
    ? await api.call(updateAddress, { params: { id }, body: address })
    : await api.call(createAddress, { body: { type, ...address } });
  if (result.errored) return { ...refusal(result), to };
  const notice = type === 'shipping' ? 'delivery-address-updated' : 'billing-address-updated';
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

/** The forms of the profile. */
export const profileForms: readonly FormRoute[] = [
  { path: ACTIONS.profile, handle: changeProfile, needsUser: true },
  { path: ACTIONS.address, handle: changeAddress, needsUser: true },
];
