import { ON_DELIVERY_CODE } from '#domain/commerce/checkout-steps.ts';

/**
 * G-080: the way of payment that is chosen before the shopper chooses: the one at `index`, or the
 * first that costs nothing (PAY-04). One with a fee never is: EU law forbids to charge for what
 * somebody merely did not untick (Directive 2011/83, article 22).
 */
export function preselected<Method extends { methodCode: number }>(
  methods: readonly Method[],
  index: number,
): Method | null {
  const wanted = methods[index];
  return (wanted && isFree(wanted) ? wanted : methods.find(isFree)) ?? null;
}

function isFree({ methodCode }: { methodCode: number }): boolean {
  return methodCode !== ON_DELIVERY_CODE;
}
