import { isGivenName } from '#domain/given-names.ts';
import {
  SETUP_STEPS,
  type SetupNote,
  type SetupStep,
  type SetupStepState,
} from '#schemas/api/opening.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import type { Stock } from './opening.repository.ts';

/** What steps of the set-up still lack, as one part of the server sees it. */
export type SetupFindings = Partial<Record<SetupStep, readonly SetupNote[]>>;
/** Looks at one part of a site. */
export type SetupSource = (site: SiteContext) => Promise<SetupFindings>;

/** Worth knowing, but the step is done all the same. */
const ASIDE: ReadonlySet<SetupNote> = new Set([
  'fewDelivery',
  'testPayment',
  'nothingInStock',
  'mailInFolder',
  'fewLegalPages',
  'termsUnlinked',
  'vatNumberToo',
  'noVatNumber',
]);

/** What follows from the rows of a site. */
export function findingsIn(site: Pick<SiteContext, 'name'>, stock: Stock): SetupFindings {
  const { pages, hasLook, countries, deliveryMethods, paymentMethods, products } = stock;
  return {
    shop: isGivenName(site.name) ? ['noName'] : [],
    preset: pages === 0 ? ['noPages'] : [],
    look: hasLook ? [] : ['noLogo'],
    countries: countries === 0 ? ['noCountries'] : [],
    delivery: deliveryMethods === 0 ? ['noDelivery'] : [],
    payment: paymentMethods === 0 ? ['noPayment'] : [],
    products: productNotes(products, stock.productsInStock),
  };
}

function productNotes(products: number, inStock: number): SetupNote[] {
  if (products === 0) return ['noProducts'];
  return inStock === 0 ? ['nothingInStock'] : [];
}

/** All steps, in their order, from what every part of the server has found. */
export function stepsOf(
  findings: readonly SetupFindings[],
  skipped: readonly string[],
): SetupStepState[] {
  return SETUP_STEPS.map((step) => {
    const notes = [...new Set(findings.flatMap((found) => found[step] ?? []))];
    return {
      step,
      notes,
      isDone: notes.every((note) => ASIDE.has(note)),
      isSkipped: skipped.includes(step),
    };
  });
}
