import { expect, it } from 'vitest';
import { createRegistry } from '#runtime/registry.ts';
import { planNodes } from '#runtime/render/plan/node-plan.ts';
import { aPlan } from '#tests/support/rendering/plans.ts';
import { loadCountdown } from './countdown.loader.ts';
import type { CountdownValues } from './countdown.schema.ts';
import { countdown } from './index.ts';
import { timeLeft } from './time-left.ts';

const UNTIL = Date.parse('2026-12-24T12:00:00Z');

it.each([
  ['2026-12-21T10:58:57Z', { days: '3', hours: '01', minutes: '01', seconds: '03' }],
  ['2026-12-24T11:59:59.001Z', { days: '0', hours: '00', minutes: '00', seconds: '01' }],
])('counts what is left at %s', (now, left) => {
  expect(timeLeft(UNTIL, Date.parse(now))).toEqual(left);
});

it('is over at the instant itself, and for one that is none', () => {
  expect(timeLeft(UNTIL, UNTIL)).toBeNull();
  expect(timeLeft(Number.NaN, UNTIL)).toBeNull();
});

it('is over for the server once its clock says so', async () => {
  const isOver = async (until: string | undefined) =>
    (await loadCountdown({ values: { until } as CountdownValues })).isOver;

  expect(await isOver('2000-01-01T00:00:00Z')).toBe(true);
  expect(await isOver('2999-01-01T00:00:00Z')).toBe(false);
  expect(await isOver(undefined)).toBe(false);
});

it('makes its page anew at the instant itself, and never again after it', () => {
  const changesAt = (now: number) => {
    const changes: number[] = [];
    planNodes([{ ...aPlan().node, block: 'countdown' }], {
      registry: createRegistry([countdown]),
      resolve: () => ({ until: '2026-12-24T12:00:00Z', space: 'm' }),
      locale: 'hr',
      viewports: ['desktop', 'mobile'],
      now,
      onChangeAt: (instant) => changes.push(instant),
    });
    return changes;
  };

  expect(changesAt(UNTIL - 1)).toEqual([UNTIL]);
  expect(changesAt(UNTIL)).toEqual([]);
});
