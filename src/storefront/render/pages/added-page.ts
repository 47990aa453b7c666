import { ADDED_QUERY } from '#domain/web/added-to-cart.ts';
import { ID_PREFIX } from '#runtime/render/id-prefix.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import { planElement } from '../sections/element-plan.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { partPage } from './pages.tsx';

const HEADER = 'header-section';
const BLOCK = 'add-to-cart-modal';

/**
 * The window after adding alone, as the header of the site has it, with the visitor's cart
 * (CART-14); null where the header has none.
 */
export async function addedPage(job: RenderJob): Promise<PageResponse | null> {
  const header = (await job.ports.statics())[HEADER];
  if (!header) return null;
  const plan = await planElement(job, header, ID_PREFIX[HEADER]);
  const found = findBlock(plan.sections);
  if (!found) return null;
  const { path } = job.request;
  const page = await partPage(job, { ...plan, sections: [found] }, { [ADDED_QUERY]: '' });
  // A browser that opens it goes on to the cart; scripts do not look.
  return { ...page, headers: { ...page.headers, refresh: `0; url=${path}` } };
}

function findBlock(plans: readonly NodePlan[]): NodePlan | undefined {
  for (const plan of plans) {
    const found = plan.block.type === BLOCK ? plan : findBlock(Object.values(plan.slots).flat());
    if (found) return found;
  }
  return undefined;
}
