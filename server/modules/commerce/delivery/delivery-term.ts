import type { FactWords } from '#server/modules/site/site/index.ts';
import type { MethodRow } from './delivery.repository.ts';

/** Working days until something is there. */
export type DeliveryTerm = Pick<MethodRow, 'days_min' | 'days_max'>;

/** A term in words, such as `1 to 3 working days`; empty where nothing is promised. */
export function termWords({ days_min: min, days_max: max }: DeliveryTerm, say: FactWords): string {
  if (max === null) return '';
  if (max === 0) return say('days.same');
  if (max === 1 && min === 0) return say('days.sameOrNext');
  if (min === max) return say('days.exact', { max, count: max });
  if (!min) return say('days.upTo', { max, count: max });
  return say('days.range', { min, max, count: max });
}

/** The term that holds for all of them; nothing where one of them promises nothing. */
export function commonTerm(methods: readonly DeliveryTerm[]): DeliveryTerm {
  const ends = methods.map(({ days_max: max }) => max);
  const isPromised = ends.length > 0 && !ends.includes(null);
  if (!isPromised) return { days_min: null, days_max: null };
  const numbers = (days: readonly (number | null)[]) => days.map((day) => day ?? 0);
  return {
    days_min: Math.min(...numbers(methods.map(({ days_min: min }) => min))),
    days_max: Math.max(...numbers(ends)),
  };
}
