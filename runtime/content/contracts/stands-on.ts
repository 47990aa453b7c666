import { type SystemMarks, systemPageOf } from '#schemas/content/system-pages.ts';
import type { BlockContractRules } from '../types.ts';

/** Whether a block works on the page that a content is (`BlockContract.on`). */
export function standsOn({ on }: BlockContractRules, content: SystemMarks): boolean {
  if (on === undefined) return true;
  const page = systemPageOf(content);
  return page !== null && on.includes(page.name);
}
