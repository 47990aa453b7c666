import { saveDeliveryMethod } from '#schemas/api/checkout.ts';
import type { FormHandler } from '#server/forms/handler.ts';
import { refusal } from '#server/forms/refusal.ts';
import { keepWords } from '../words.ts';
import { addressFirst, buyerOf, faulty, pageOf } from './buyer.ts';
import { orderAtOnce } from './order-at-once.ts';

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
  const result = await app.localApi(ctx).call(saveDeliveryMethod, {
    body: { userId: buyer.id, deliveryMethodId, ...(branchId !== null && { branchId }) },
  });
  if (result.errored) {
    const isBranch = result.error.payload.fields?.['branchId'] !== undefined;
    return isBranch
      ? faulty(submission, { [branchField]: 'required' })
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

/** Keeps the note, and orders at once where payment leaves nothing to choose (CHK-24, PAY-07). */
export const saveCheckoutNote: FormHandler = async (submission) => {
  const { form, request, reply, to } = submission;
  keepWords(request, reply, { orderMessage: form.text('orderMessage') });
  return (await orderAtOnce(submission)) ?? { to };
};
