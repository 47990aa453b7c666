import { type SystemMarks, systemPageOf } from '#schemas/content/system-pages.ts';
import type { BlockContractRules } from '../types.ts';

/** Whether a block works on the page that a content is (`BlockContract.on`, `notOn`). */
export function standsOn({ on, notOn = [] }: BlockContractRules, content: SystemMarks): boolean {
  const page = systemPageOf(content);
  if (page && notOn.includes(page.name)) return false;
  return on === undefined || (page !== null && on.includes(page.name));
}
