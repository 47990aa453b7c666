import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { aNode } from '#tests/support/content/builders.ts';
import { aPage, createEditor, settingTitle, toyEntry } from '#tests/support/editor-client.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const ISSUES = 8;
const READERS = 6;

/** A page that shows the titles of its sections, of which some are read later than others. */
const handle: SiteEntry['handle'] = async ({ path }, ports) => {
  const decision = await ports.decide(path);
  const page = { headers: {}, hashes: { style: [], script: [] }, tags: [], cacheable: true };
  if (decision.type !== 'page') return { ...page, status: 404, html: 'nothing' };
  const titles: unknown[] = [];
  for (const { meta } of decision.element.parts) {
    await ports.statics();
    titles.push(meta?.['title']);
  }
  return { ...page, status: 200, html: titles.join('|') };
};

const SETTINGS = { entry: { ...toyEntry, handle } };

it('readers see each issue of a page wholly, one after the other, while it is published again and again (F13)', async () => {
  const test = await createTestApp(SETTINGS);
  const ema = await createEditor(test);
  const parts = ['hero', 'middle', 'end'].map((id) => aNode(id, { meta: { title: '0' } }));
  const page = await ema.create(aPage({ parts }));
  await ema.publish(page.id);
  let isOver = false;
  const read = async () => {
    const { statusCode, payload } = await test.app.inject({ url: '/savjeti' });
    return `${statusCode} ${payload}`;
  };
  const reader = async () => {
    const seen: string[] = [];
    while (!isOver) {
      seen.push(await read());
      await turn();
    }
    return seen;
  };

  const readers = Array.from({ length: READERS }, reader);
  const told: string[] = [];
  for (let issue = 1; issue <= ISSUES; issue += 1) {
    const changes = parts.map(({ id }) => settingTitle(String(issue), id));
    await ema.patch(page.id, issue, changes);
    await ema.publish(page.id);
    told.push(await read());
  }
  isOver = true;
  const seen = await Promise.all(readers);

  const wholes = Array.from({ length: ISSUES + 1 }, (_, n) => `200 ${n}|${n}|${n}`);
  expect(told).toEqual(wholes.slice(1));
  for (const pages of seen) {
    const order = pages.map((text) => wholes.indexOf(text));
    expect(order.filter((at) => at < 0)).toEqual([]);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
  expect(new Set(seen.flat()).size).toBeGreaterThan(1);
});
