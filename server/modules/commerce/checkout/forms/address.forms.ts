import { COMPANY_FIELDS, REQUIRED_ADDRESS_FIELDS } from '#domain/commerce/address.ts';
import { CHECKOUT_STEPS, PAYER_PREFIX, STEP_QUERY } from '#domain/commerce/checkout-steps.ts';
import { withQuery } from '#domain/web/path-query.ts';
import {
  addGuestUser,
  applicableDeliveryMethods,
  saveDeliveryMethod,
  updateGuestUser,
} from '#schemas/api/checkout.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { createAddress } from '#schemas/api/users.ts';
import { addressIn } from '#server/forms/address-form.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { Form } from '#server/forms/form.ts';
import type { FormHandler, Submission } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';
import { buyerOf, faulty, pageOf } from './buyer.ts';

const NOTICES = {
  USER_EXISTS: 'user-exists',
  UNAUTHENTICATED: 'checkout-needs-login',
  CART_NOT_FOUND: 'cart-unchanged',
  CART_ARCHIVED: 'cart-unchanged',
} as const;

/** The address of delivery, and that of who pays: the same unless the shopper says otherwise (G-087). */
interface Addresses {
  shipping: CheckoutAddress;
  main: CheckoutAddress;
  isDifferent: boolean;
}

type CheckoutAddress = ReturnType<typeof addressOf>;

/** CHK-05..11: who orders, where it goes, and who pays. */
export const saveCheckoutAddress: FormHandler = async (submission) => {
  const { form, ctx } = submission;
  const isDifferent = form.text('different') !== '';
  const shipping = addressOf(form, '');
  const payer = isDifferent ? addressOf(form, PAYER_PREFIX) : shipping;
  const main = { ...payer, ...companyOf(form) };
  const faults = {
    ...missing(shipping, ''),
    ...(isDifferent && missing(payer, PAYER_PREFIX)),
    ...missingCompany(form),
  };
  if (Object.keys(faults).length > 0) return faulty(submission, faults);
  const addresses = { shipping, main, isDifferent };
  const failure = ctx.user
    ? await saveForCustomer(submission, addresses)
    : await saveForGuest(submission, addresses);
  return failure ?? skipDelivery(submission, shipping.country);
};

/**
 * G-090: the first way of delivery is taken, where the page says so; else nothing happens (CHK-13).
 */
async function skipDelivery(submission: Submission, countryIso: string): Promise<Outcome> {
  const { app, ctx, form, to } = submission;
  if (form.text('skipDelivery') === '') return { to };
  const api = app.localApi(ctx);
  const [first] = await api.get(applicableDeliveryMethods, { body: { countryIso } });
  const buyer = await buyerOf(submission);
  if (!(first && buyer)) return { to };
  const branchId = first.options[0]?.id ?? null;
  const saved = await api.call(saveDeliveryMethod, {
    body: { userId: buyer.id, deliveryMethodId: first.id, branchId },
  });
  return { to: saved.errored ? to : withQuery(to, STEP_QUERY, CHECKOUT_STEPS.review) };
}

/**
 * The order has addresses of its own; the profile suggests them, and takes them over where the
 * customer asks for it. Null when all is saved.
 */
async function saveForCustomer(
  submission: Submission,
  addresses: Addresses,
): Promise<Outcome | null> {
  const { form, ctx } = submission;
  const fault = await saveAddresses(submission, ctx.user?.id ?? 0, addresses);
  if (fault || form.text('keep') === '') return fault;
  return keepInProfile(submission, addresses);
}

async function keepInProfile(
  submission: Submission,
  { shipping, main, isDifferent }: Addresses,
): Promise<Outcome | null> {
  const api = submission.app.localApi(submission.ctx);
  for (const type of ['shipping', 'main'] as const) {
    const address = type === 'shipping' ? shipping : main;
    const result = await api.call(createAddress, { body: { type, ...address } });
    if (!result.errored) continue;
    const prefix = type === 'main' && isDifferent ? PAYER_PREFIX : '';
    return refuse(submission, result, (field) => fieldName(field, prefix));
  }
  return null;
}

/** An e-mail of an account has to log in (AUTH-26, AUTH-27). */
async function saveForGuest(submission: Submission, addresses: Addresses): Promise<Outcome | null> {
  const { app, ctx } = submission;
  const email = addresses.shipping.contactEmail;
  const known = await buyerOf(submission);
  if (known?.email === email.toLowerCase()) return saveAddresses(submission, known.id, addresses);
  const added = await app.localApi(ctx).call(addGuestUser, { body: { email } });
  if (added.errored) return refuse(submission, added, (field) => fieldName(field, ''));
  return saveAddresses(submission, added.data.id, addresses);
}

async function saveAddresses(
  submission: Submission,
  userId: number,
  { shipping, main, isDifferent }: Addresses,
): Promise<Outcome | null> {
  const { app, ctx } = submission;
  const { firstName, lastName } = shipping;
  const saved = await app.localApi(ctx).call(updateGuestUser, {
    body: {
      userId,
      details: { firstName, lastName },
      company: { name: main.companyName },
      addresses: [
        { type: 'shipping', ...shipping },
        { type: 'main', ...main },
      ],
    },
  });
  if (!saved.errored) return null;
  return refuse(submission, saved, (field) => {
    const [, index, name = ''] = /^addresses\.(\d)\.(\w+)$/.exec(field) ?? ['', '0', field];
    return fieldName(name, index === '1' && isDifferent ? PAYER_PREFIX : '');
  });
}

/** The failure with the names that the fields have in the form. */
function refuse(
  submission: Submission,
  failure: ApiFailure,
  nameOf: (field: string) => string,
): Outcome {
  const { payload, code } = failure.error;
  const isTaken = code === 'USER_EXISTS';
  const faults = isTaken ? { contactEmail: 'exists' } : (payload.fields ?? {});
  const fields = Object.fromEntries(
    Object.entries(faults).map(([field, rule]) => [nameOf(field), rule]),
  );
  const named = {
    ...failure,
    error: { ...failure.error, payload: { ...payload, fields } },
  };
  return { ...refusal(named, NOTICES), to: pageOf(submission) };
}

function fieldName(field: string, prefix: string): string {
  if (field === 'email') return 'contactEmail';
  return field.startsWith('company') ? field : `${prefix}${field}`;
}

function addressOf(form: Form, prefix: string) {
  return { ...addressIn(form, REQUIRED_ADDRESS_FIELDS, prefix), companyName: '', companyOIB: '' };
}

/** The company that buys; empty when the switch for companies is off (CHK-11, G-088). */
function companyOf(form: Form) {
  const isCompany = form.text('isCompany') !== '';
  const text = (name: string) => (isCompany ? form.text(name) : '');
  return { companyName: text('companyName'), companyOIB: text('companyOIB') };
}

function missing(address: CheckoutAddress, prefix: string): Record<string, string> {
  const names = REQUIRED_ADDRESS_FIELDS.filter((name) => address[name] === '');
  return Object.fromEntries(names.map((name) => [`${prefix}${name}`, 'required']));
}

function missingCompany(form: Form): Record<string, string> {
  if (form.text('isCompany') === '') return {};
  const names = COMPANY_FIELDS.filter((name) => form.text(name) === '');
  return Object.fromEntries(names.map((name) => [name, 'required']));
}
