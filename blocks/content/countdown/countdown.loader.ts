import type { LoadContext } from '#runtime/define-block.ts';
import type { CountdownValues } from './countdown.schema.ts';

export interface CountdownData {
  /** The instant has passed, by the clock of the server. */
  isOver: boolean;
}

/** Asks nobody but the clock; the page is made again at the instant itself (`changesAt`). */
export async function loadCountdown({
  values: { until },
}: Pick<LoadContext<CountdownValues>, 'values'>): Promise<CountdownData> {
  return { isOver: until !== undefined && Date.parse(until) <= Date.now() };
}
