import { expect, it } from 'vitest';
import { copyright } from '#blocks/chrome/copyright/index.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { aPlan } from '#tests/support/rendering/plans.ts';
import { loadData } from './node-data.ts';
import type { RenderJob } from './render-job.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');

/** Instants until which a page holds whose blocks say that their answers hold until these. */
async function changesOf(...answers: string[]) {
  const changes: number[] = [];
  const plans = answers.map((at, index) => ({
    ...aPlan({ key: `node-${index}` }),
    block: {
      ...copyright,
      load: async () => ({ at }),
      dataChangesAt: (data: { at: string }) => data.at,
    } as AnyBlock,
  }));
  const job = {
    now: NOW,
    request: { path: '/', query: {}, locale: 'hr' },
    ports: {},
    changesAt: (instant: number) => changes.push(instant),
  } as unknown as RenderJob;
  await loadData(job, plans, {});
  return changes.map((instant) => new Date(instant).toISOString());
}

it('makes a page anew when what a loader answered becomes something else', async () => {
  expect(await changesOf('2026-11-27T12:00:00Z', '2026-11-27T11:30:00+01:00')).toEqual([
    '2026-11-27T12:00:00.000Z',
    '2026-11-27T10:30:00.000Z',
  ]);
});

it('makes it no sooner for an instant that has passed, or is none', async () => {
  expect(await changesOf('2026-11-27T10:00:00Z', 'soon')).toEqual([]);
});
