import { chosenProducts } from '#blocks/_ui/chosen-products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { RoutineStepsValues } from './routine-steps.schema.ts';

export interface RoutineStepsData {
  products: readonly Product[];
}

/** The products of the steps; each once, however many steps take it. */
export async function loadSteps({
  values,
  api,
}: LoadContext<RoutineStepsValues>): Promise<RoutineStepsData> {
  const ids = values.steps.flatMap(({ productId }) => productId ?? []);
  return { products: await chosenProducts(api, ids) };
}
