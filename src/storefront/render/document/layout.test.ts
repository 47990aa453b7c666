import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createRegistry } from '#runtime/registry.ts';
import {
  aNode,
  anElement,
  aRequest,
  fakePorts,
  SETTINGS,
} from '#tests/support/rendering/fake-ports.ts';
import { planElement } from '../sections/element-plan.ts';
import { beginJob } from '../sections/render-job.ts';
import { renderBody } from './layout.tsx';

const registry = createRegistry(allBlocks);
const SPLIT = {
  id: 5,
  name: 'Bonaca Split',
  address: 'Riva 1, 21000 Split',
  street: 'Riva 1',
  hours: [{ fromDay: 1, toDay: 5, opens: '08:00', closes: '20:00' }],
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T08:15:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it('tells of shops in blocks that are inside others, and until when the page says what is so', async () => {
  const answers = { 'delivery.branches': () => ({ records: [SPLIT], totalPages: 1 }) };
  const { ports } = fakePorts({ pages: {}, answers });
  const job = beginJob(aRequest('/'), ports, registry, SETTINGS);
  const inner = aNode('poslovnice', 'store-locator');
  const element = anElement([aNode('okvir', 'container', { slots: { content: [inner] } })]);
  const plan = await planElement(job, element, '');
  const { body, branches } = await renderBody(job, { plan, params: {} }, { chrome: false });

  expect(branches).toMatchObject([SPLIT]);
  expect(body.join('')).toContain('Otvoreno sada do 20 h');
  expect(new Date(job.freshUntil ?? 0).toISOString()).toBe('2026-11-30T19:00:00.000Z');
});
