import { DATALESS_PAGES, type SystemMarks, systemPageOf } from '#schemas/content/system-pages.ts';
import type { BlockRules } from '../types.ts';

/** Whether a block works on the page that a content is (`BlockContract.on`, `notOn`), by its data too. */
export function standsOn(
  { contract = {}, load }: Pick<BlockRules, 'contract' | 'load'>,
  content: SystemMarks,
): boolean {
  const { on, notOn = [] } = contract;
  const page = systemPageOf(content);
  if (page && (notOn.includes(page.name) || (load && DATALESS_PAGES.has(page.name)))) return false;
  return on === undefined || (page !== null && on.includes(page.name));
}
