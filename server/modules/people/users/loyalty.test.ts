import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiredLots, type PointsEntry, pointsFigures } from './loyalty.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

function entries(
  ...facts: [kind: PointsEntry['kind'], points: number, on: number, until?: number][]
) {
  return facts.map(
    ([kind, points, on, until], index): PointsEntry => ({
      id: index + 1,
      kind,
      points,
      at: day(on),
      expiresAt: until === undefined ? null : day(until),
    }),
  );
}

describe('points', () => {
  it('are used from what ends first, whichever was earned first', () => {
    const history = entries(['earned', 100, 1, 50], ['earned', 40, 2, 10], ['used', 30, 5]);

    expect(expiredLots(history, day(20))).toEqual([{ id: 2, points: 10 }]);
  });

  it('cannot be used after their end, even if nobody booked it', () => {
    const history = entries(['earned', 100, 1, 10], ['earned', 50, 5, 90], ['used', 50, 20]);

    expect(pointsFigures(history, day(30))).toEqual({
      available: 0,
      earned: 150,
      expired: 100,
      used: 50,
    });
  });

  it('end at their moment, not before', () => {
    const history = entries(['earned', 10, 1, 10]);

    expect(pointsFigures(history, new Date(day(10).getTime() - 1)).expired).toBe(0);
    expect(pointsFigures(history, day(10)).expired).toBe(10);
  });

  it('without an end last', () => {
    expect(pointsFigures(entries(['earned', 10, 1]), day(5000)).available).toBe(10);
  });

  it('never get lost or appear from nowhere (I31)', () => {
    const fact = fc.record({
      kind: fc.constantFrom<PointsEntry['kind']>('earned', 'used'),
      points: fc.integer({ min: 1, max: 50 }),
      on: fc.integer({ min: 1, max: 60 }),
      lasts: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
    });

    fc.assert(
      fc.property(
        fc.array(fact, { maxLength: 30 }),
        fc.integer({ min: 61, max: 120 }),
        (facts, today) => {
          const wanted = facts.map(({ kind, points, on, lasts }, index) => ({
            id: index + 1,
            kind,
            points,
            at: day(on),
            expiresAt: lasts === null ? null : day(on + lasts),
          }));
          const history = allowed(wanted);

          const figures = pointsFigures(history, day(today));

          const { available, earned, expired, used } = figures;
          expect(available + expired + used).toBe(earned);
          expect(Math.min(available, expired)).toBeGreaterThanOrEqual(0);
          expect(pointsFigures(history.toReversed(), day(today))).toEqual(figures);
        },
      ),
    );
  });
});

/** Leaves out what uses more than there was at its moment, as the shop would refuse it. */
function allowed(wanted: readonly PointsEntry[]): PointsEntry[] {
  const inTime = wanted.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
  const history: PointsEntry[] = [];
  for (const entry of inTime) {
    const { available } = pointsFigures(history, entry.at);
    if (entry.kind === 'earned' || entry.points <= available) history.push(entry);
  }
  return history;
}
