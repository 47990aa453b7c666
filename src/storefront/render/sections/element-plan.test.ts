import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { Element } from '#schemas/content/element.ts';
import { aMaster, aChild as aMasterChild } from '#tests/support/content/builders.ts';
import {
  aNode,
  anElement,
  aRequest,
  fakePorts,
  SETTINGS,
} from '#tests/support/rendering/fake-ports.ts';
import { planElement } from './element-plan.ts';
import { beginJob } from './render-job.ts';

const registry = createRegistry(allBlocks);

/** Plans an element as one request after another does; answers sections and what was reported. */
async function plan(element: Element, masters: Record<string, Element> = {}) {
  const { ports, problems } = fakePorts({ pages: {}, masters });
  const job = beginJob(aRequest('/'), ports, registry, SETTINGS);
  const { sections } = await planElement(job, element, '');
  return { sections, problems, freshUntil: job.freshUntil };
}

const title = aNode('naslov', 'rich-text', {});
const shared = <E extends Element>(element: E): E => Object.freeze(element);

describe('the plan of an element', () => {
  it('is kept as long as the element is', async () => {
    const element = shared(anElement([title]));

    const first = await plan(element);
    const second = await plan(element);

    expect(first.sections).toHaveLength(1);
    expect(second.sections).toBe(first.sections);
    expect((await plan(shared(anElement([title])))).sections).not.toBe(first.sections);
  });

  it('is made again when a master of it was read again', async () => {
    const element = shared(anElement([aMasterChild('dijete', 7)]));
    const master = () => ({ '7': aMaster(7, title) });
    const before = master();

    const first = await plan(element, before);

    expect((await plan(element, before)).sections).toBe(first.sections);
    expect((await plan(element, master())).sections).not.toBe(first.sections);
  });

  it('is not kept while it changes by the clock, or has problems to tell each time', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const scheduled = shared(anElement([{ ...title, hide: { until } }]));
    const unknown = shared(anElement([aNode('x', 'nepoznat'), title]));

    await plan(scheduled);
    await plan(unknown);

    expect((await plan(scheduled)).freshUntil).not.toBeNull();
    expect((await plan(unknown)).problems).toHaveLength(1);
  });

  it('is not kept for content that somebody may still change', async () => {
    const element = anElement([title]);

    const first = await plan(element);

    expect((await plan(element)).sections).not.toBe(first.sections);
  });
});
