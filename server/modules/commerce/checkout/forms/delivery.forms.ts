import { saveDeliveryMethod } from '#schemas/api/checkout.ts';
import type { Outcome } from '#server/forms/answer.ts';
import type { Form } from '#server/forms/form.ts';
import type { FormHandler, Submission } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';
import { keepWords } from '../words.ts';
import { addressFirst, buyerOf, faulty, pageOf } from './buyer.ts';
import { orderAtOnce } from './order-at-once.ts';
import type { CheckoutFormServices } from './payment-start.ts';

const ANSWERS = 'answers.';

/** CHK-12..16, CHK-24: how it is delivered, and the words of a gift. */
export const saveCheckoutDelivery: FormHandler = async (submission) => {
  const { app, ctx, form, request, reply, to } = submission;
  const page = pageOf(submission);
  const buyer = await buyerOf(submission);
  if (!buyer) return addressFirst(submission);
  const deliveryMethodId = form.integer('deliveryMethodId');
  if (deliveryMethodId === null) {
    return { ...faulty(submission, { deliveryMethodId: 'required' }), notice: 'choose-delivery' };
  }
  const branchField = `branch-${deliveryMethodId}`;
  const branchId = form.integer(branchField);
  const answerField = (name: string) => `delivery-${deliveryMethodId}-${name}`;
  const answers = answersIn(form, answerField(''));
  const result = await app.localApi(ctx).call(saveDeliveryMethod, {
    body: {
      userId: buyer.id,
      deliveryMethodId,
      ...(branchId !== null && { branchId }),
      ...(Object.keys(answers).length > 0 && { answers }),
    },
  });
  if (result.errored) {
    const faults = Object.entries(result.error.payload.fields ?? {}).flatMap(([field, fault]) => {
      if (field === 'branchId') return [[branchField, 'required']];
      return field.startsWith(ANSWERS) ? [[answerField(field.slice(ANSWERS.length)), fault]] : [];
    });
    return faults.length > 0
      ? faulty(submission, Object.fromEntries(faults))
      : { ...refusal(result, { NOT_FOUND: 'choose-delivery' }), to: page };
  }
  if (form.text('stay') !== '') return { to: page };
  keepWords(request, reply, {
    giftMessage: form.text('giftMessage'),
    to: form.text('to'),
    from: form.text('from'),
  });
  return { to };
};

/** What was filled in for a way of delivery, by the names of its fields. */
function answersIn(form: Form, prefix: string): Record<string, string> {
  const given = Object.entries(form.entries()).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(given.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** Keeps the note, and orders at once where payment leaves nothing to choose (CHK-24, PAY-07). */
export async function saveCheckoutNote(
  services: CheckoutFormServices,
  submission: Submission,
): Promise<Outcome> {
  const { form, request, reply, to } = submission;
  keepWords(request, reply, { orderMessage: form.text('orderMessage') });
  return (await orderAtOnce(services, submission)) ?? { to };
}
