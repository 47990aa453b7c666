import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ElementContent, Node } from '#schemas/content/element.ts';
import { elementTag } from '#server/cache-tags.ts';
import { openBuiltStorefront } from '#server/ssr/storefront.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { buildToySite } from '#tests/support/rendering/toy-site.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

/**
 * Content that no save lets in, written into the database behind the server's back. What the
 * renderer does with it is in `page.test.ts`, the editor's card in `editor/surfaces/canvas/canvas.test.tsx`;
 * here the whole server answers, with the blocks of the product unless a case needs one that throws.
 */
interface Case {
  name: string;
  node: object;
  /** What the one line that three visits leave in the log says of the place. */
  log: { kind: 'wrong-type' | 'broken-content'; block: string; field: string };
}

/** Values of wrong types in each kind of field. */
const WRONG_VALUES: readonly Case[] = [
  wrong('a text that is a record', 'heading', { text: { a: 1 } }),
  wrong('a text that is a list', 'heading', { text: ['a', null] }),
  wrong('a picture that is a text', 'hero', { media: 'javascript:1' }),
  wrong('a broken focus', 'hero', { media: { id: 1, focus: 7 } }),
  wrong('a link that is a number', 'button', { link: 7 }),
  wrong('a link of no kind', 'button', { link: { label: {} } }),
  wrong('rich text that is a text', 'rich-text', { text: 'oops' }),
  wrong('rich text of no nodes', 'rich-text', { text: aDoc(null, 7) }),
  wrong('a list that is a text', 'info-strip', { items: 'oops' }),
  wrong('a list of nothing', 'footer-links', { columns: [null, 7] }),
  wrong('options that are texts', 'product-carousel', {}, { tagId: [], limit: 'x' }),
  {
    name: 'bags that are no bags',
    node: { ...aNode('kvar', { block: 'hero' }), meta: 7, options: 'x' },
    log: { kind: 'broken-content', block: 'hero', field: 'meta, options' },
  },
  {
    name: 'a slot that is no list',
    node: { ...aNode('kvar', { block: 'columns' }), slots: { first: 'oops' } },
    log: { kind: 'broken-content', block: 'columns', field: 'slots.first' },
  },
];

/** Fields of a block that hold values of wrong types. */
function wrong(name: string, block: string, meta: object, options: object = {}): Case {
  const field = Object.keys({ ...meta, ...options }).join(', ');
  const node = { ...aNode('kvar', { block }), meta, options };
  return { name, node, log: { kind: 'wrong-type', block, field } };
}

function aDoc(...content: unknown[]): object {
  return { type: 'doc', content };
}

/** Each test breaks a revision of its own, because a fault is logged once per revision. */
let rev = 1;
let test: TestApp;
let ema: EditorClient;
let pageId: number;

async function open(settings: TestSettings, heading: (id: string, text: string) => Node) {
  test = await createTestApp(settings);
  ema = await createEditor(test);
  const parts = [heading('prije', 'Prije kvara'), heading('poslije', 'Poslije kvara')];
  ({ id: pageId } = await ema.create(aContent({ slug: 'stranica', parts })));
  expect((await ema.publish(pageId)).statusCode).toBe(200);
}

/** Changes what is stored of the page, in the draft and in what shoppers see. */
async function breakPage(change: (content: ElementContent) => object) {
  const { db } = test.database;
  const { draft } = await db
    .selectFrom('element')
    .select('draft')
    .where('id', '=', pageId)
    .executeTakeFirstOrThrow();
  const content = JSON.stringify({ ...draft, ...change(draft) });
  rev += 1;
  await db
    .updateTable('element')
    .set({ draft: content, published: content, rev, published_rev: rev })
    .where('id', '=', pageId)
    .execute();
  await test.app.bus.publish([elementTag(pageId)]);
}

/** Puts a node between the two of the page. */
const insert = (node: unknown) => breakPage(({ parts }) => ({ parts: [parts[0], node, parts[1]] }));

/** Opens the page thrice, each time rendered again, and hands back the last answer and the log. */
async function visitThrice() {
  const warn = vi.spyOn(test.app.log, 'warn');
  const error = vi.spyOn(test.app.log, 'error');
  let response = await test.app.inject('/stranica');
  for (let visit = 0; visit < 2; visit += 1) {
    await test.app.bus.publish([elementTag(pageId)]);
    response = await test.app.inject('/stranica');
  }
  const lines = [...warn.mock.calls, ...error.mock.calls]
    .map(([line]): unknown => line)
    .filter((line) => !isOfBuiltIn(line));
  vi.restoreAllMocks();
  return { response, lines };
}

/** Of an element that comes with the product, which has an id below zero; the empty shop lacks its menus. */
function isOfBuiltIn(line: unknown): boolean {
  if (typeof line !== 'object' || line === null || !('elementId' in line)) return false;
  return Number(line.elementId) < 0;
}

function expectNeighbours({ statusCode, body }: { statusCode: number; body: string }) {
  expect(statusCode).toBe(200);
  expect(body).toContain('Prije kvara');
  expect(body).toContain('Poslije kvara');
}

describe('broken content in the database, blocks of the product', () => {
  let settings: TestSettings;
  beforeAll(async () => {
    settings = { entry: await openBuiltStorefront('dist').entry() };
  });
  beforeEach(() => open(settings, (id, text) => aNode(id, { block: 'heading', meta: { text } })));

  it.each([
    ['an unknown block', aNode('kvar', { block: 'nestalo', meta: { text: 'tajna' } })],
    ['a block of a newer version', aNode('kvar', { block: 'heading', v: 9 })],
    ['a node that is none', { naslov: 'tajna' }],
    ['a number in place of a node', 7],
  ])('costs itself alone and one line of the log: %s', async (_name, node) => {
    await insert(node);

    const { response, lines } = await visitThrice();

    expectNeighbours(response);
    expect(response.body).not.toMatch(/nestalo|tajna|data-editor-only/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ elementId: pageId });
  });

  it('is handed to editors whole, for the card in its place (F14)', async () => {
    const node = aNode('kvar', { block: 'nestalo', meta: { text: 'tajna' } });
    await insert(node);

    expect((await ema.draft(pageId)).parts[1]).toEqual(node);
  });

  it.each(WRONG_VALUES)('leaves the rest of the page alone: $name', async ({ node, log }) => {
    await insert(node);

    const { response, lines } = await visitThrice();

    expectNeighbours(response);
    expect(response.body).not.toMatch(/\[object Object\]|javascript:|NaN/);
    expect(lines).toEqual([expect.objectContaining({ ...log, elementId: pageId, nodeId: 'kvar' })]);
  });

  it.each([
    ['parts that are a text', { parts: 'oops' }, 'parts'],
    ['no parts', { parts: null }, 'parts'],
    ['bags that are lists', { meta: [], options: [] }, 'meta, options'],
  ])('leaves the frame of the page and one line: %s', async (_name, changes, field) => {
    await breakPage(() => changes);

    const { response, lines } = await visitThrice();

    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<main');
    expect(lines).toEqual([
      expect.objectContaining({ kind: 'broken-content', elementId: pageId, nodeId: '', field }),
    ]);
  });
});

describe('blocks that throw', () => {
  let settings: TestSettings;
  beforeAll(async () => {
    settings = { entry: (await buildToySite('broken')).entry };
  });
  beforeEach(() => open(settings, (id, text) => aNode(id, { block: 'plain', meta: { text } })));

  it.each([
    ['its renderer', aNode('kvar', { block: 'plain', options: { render: 'throws' } })],
    ['its loader', aNode('kvar', { block: 'plain', options: { load: 'fails' } })],
    ['its island', aNode('kvar', { block: 'counter', options: { wake: 'broken' } })],
  ])('cost themselves alone and one line of the log: %s', async (_name, node) => {
    await insert(node);

    const { response, lines } = await visitThrice();

    expectNeighbours(response);
    expect(lines).toEqual([expect.objectContaining({ elementId: pageId, nodeId: 'kvar' })]);
  });
});
