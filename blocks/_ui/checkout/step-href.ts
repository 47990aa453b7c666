import { CHECKOUT_STEPS, type CheckoutStep, STEP_QUERY } from '#domain/commerce/checkout-steps.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import type { PageContextValue } from '#runtime/render/page-context.ts';

/** Address of a step of the checkout. */
export function stepHref(step: CheckoutStep, page: PageContextValue): string {
  return withQuery(
    pageHref(pathOf('checkout', page.locale), page),
    STEP_QUERY,
    CHECKOUT_STEPS[step],
  );
}
