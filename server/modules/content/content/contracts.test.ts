import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { Element, ElementContent, Fault, Node } from '#schemas/content/element.ts';
import type { SystemPageName } from '#schemas/content/system-pages.ts';
import { readBuiltIns } from '#server/seed/built-ins.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { withNodes } from '#tests/support/content/without-node.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

const content = createContentRules(createRegistry(allBlocks));
const SETTINGS: TestSettings = { entry: { ...fakeEntry, content } };
const builtIn = (name: SystemPageName) => readBuiltIns()(name, 'Kod Ane');

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test);
});

const faultsOf = (response: LightMyRequestResponse) =>
  response.json<{ error: { payload: { faults?: Fault[] } } }>().error?.payload.faults ?? [];

/** The content with others in the place of each node of a block. */
const replaced = (page: ElementContent, block: string, nodes: readonly Node[]) =>
  withNodes(page, (node) => (node.block === block ? nodes : [node]));

const without = (name: SystemPageName, block: string) => replaced(builtIn(name), block, []);

/** A master with one payment block in the first of two columns. */
const paymentMaster = (first: readonly Node[] = [aNode('pay', { block: 'checkout-payment' })]) =>
  aContent({
    type: 'section',
    slug: '',
    meta: { title: 'Plaćanje' },
    parts: [
      aNode('root', {
        block: 'columns',
        slots: { col1: [...first], col2: [aNode('gap', { block: 'spacer' })] },
      }),
    ],
  });

/** A checkout whose payment is in a master. */
const checkoutWith = (masterId: number) =>
  replaced(builtIn('checkout'), 'checkout-payment', [
    { ...aChild('shared', masterId), block: 'columns' },
  ]);

async function published(page: ElementContent): Promise<Element> {
  const element = await ema.create(page);
  const answer = await ema.publish(element.id);
  if (answer.statusCode !== 200) throw new Error(`Refused: ${answer.body}`);
  return element;
}

const replaceWith = async ({ id, rev }: Element, next: ElementContent) => {
  const answer = await ema.send('PUT', `/section/update/${id}`, { ...next, rev });
  if (answer.statusCode !== 200) throw new Error(`Refused: ${answer.body}`);
};

describe('a page that a block is missing on', () => {
  it('is saved, and not published: the answer names promise, place and node', async () => {
    const page = await ema.create(without('checkout', 'checkout-payment'));

    const answer = await ema.publish(page.id);

    expect(answer.statusCode).toBe(400);
    expect(faultsOf(answer)).toEqual([
      {
        path: expect.stringMatching(/^parts\[0\]\.slots\.col1\[0\]\.slots\.payment\[/),
        rule: 'contract-requires',
        message: expect.stringContaining('payment-method'),
        nodeId: expect.any(String),
        needs: 'payment-method',
      },
    ]);
    expect(await ema.draft(page.id)).toMatchObject({ status: 'draft', rev: 1 });
  });

  it('is not scheduled', async () => {
    const page = await ema.create(without('cart', 'cart-summary'));
    const at = new Date(Date.now() + 60_000).toISOString();

    const answer = await ema.send('POST', `/element/${page.id}/schedule`, { at });

    expect(faultsOf(answer)).toMatchObject([{ needs: 'cart-summary' }]);
  });

  it('may be mended where it is public already, and others are published beside it', async () => {
    const page = await published(builtIn('cart'));
    const broken = JSON.stringify(without('cart', 'cart-summary'));
    await sql`update element set draft = ${broken}::jsonb, published = ${broken}::jsonb where id = ${page.id}`.execute(
      test.app.db,
    );

    const draft = await ema.draft(page.id);
    const answer = await ema.patch(page.id, draft.rev, [
      { op: 'replace', path: ['meta', 'title'], value: 'Moja košarica' },
    ]);
    expect(answer.statusCode).toBe(200);
    expect((await ema.publish(page.id)).statusCode).toBe(400);
    await published(builtIn('header'));
  });
});

describe('a block that works on some pages only', () => {
  const items = aNode('items', { block: 'cart-items' });
  const sums = aNode('sums', { block: 'cart-summary' });

  it('is saved elsewhere, and not published there', async () => {
    const page = await ema.create(aContent({ slug: 'moja-kosarica', parts: [items, sums] }));

    const faults = faultsOf(await ema.publish(page.id));

    expect(faults).toMatchObject([
      { rule: 'contract-on', path: 'parts[0]', nodeId: 'items' },
      { rule: 'contract-on', path: 'parts[1]', nodeId: 'sums' },
    ]);
    expect(faults[0]?.message).toContain('cart, checkout');
  });

  it('does not get there by a section that is on the page already', async () => {
    const sectionOf = (...nodes: Node[]) =>
      aContent({
        type: 'section',
        slug: '',
        meta: { title: 'Zbroj' },
        parts: [aNode('root', { block: 'columns', slots: { col1: nodes } })],
      });
    const master = await published(sectionOf(aNode('gap', { block: 'spacer' })));
    const child: Node = { ...aChild('shared', master.id), block: 'columns' };
    await published(aContent({ slug: 'o-nama', parts: [child] }));

    await replaceWith(master, sectionOf(items, sums));

    const faults = faultsOf(await ema.publish(master.id));
    expect(faults).toMatchObject([{ rule: 'contract-on', on: { title: expect.any(String) } }]);
  });
});

describe('a scheduled page whose contract is broken until then', () => {
  it('is not published, and says why', async () => {
    const master = await published(paymentMaster());
    const page = await ema.create(checkoutWith(master.id));
    const at = new Date(Date.now() + 60_000);
    const scheduled = await ema.send('POST', `/element/${page.id}/schedule`, {
      at: at.toISOString(),
    });
    expect(scheduled.statusCode).toBe(200);
    await replaceWith(master, paymentMaster([]));
    expect((await ema.publish(master.id)).statusCode).toBe(200);

    const [outcome] = await test.services.content.publishDue(new Date(at.getTime() + 1));

    expect(outcome).toEqual({ id: page.id, refusal: expect.stringContaining('payment-method') });
    expect(await ema.draft(page.id)).toMatchObject({ status: 'draft' });
  });
});

describe('a master', () => {
  const TOLD = {
    rule: 'contract-requires',
    needs: 'payment-method',
    on: { id: expect.any(Number), title: 'Naplata' },
  };

  it('is published alone, whatever its blocks need around them', async () => {
    await published(paymentMaster());
  });

  it('is not published where that would break a page that shows it', async () => {
    const master = await published(paymentMaster());
    await published(checkoutWith(master.id));
    await replaceWith(master, paymentMaster([]));

    const answer = await ema.publish(master.id);

    expect(answer.statusCode).toBe(400);
    expect(faultsOf(answer)).toMatchObject([TOLD]);
    expect(faultsOf(answer)[0]).not.toHaveProperty('nodeId');
  });

  it('is so also where the page shows it by another master', async () => {
    const inner = await published(paymentMaster());
    const outer = await published(
      paymentMaster([{ ...aChild('inner', inner.id), block: 'columns' }]),
    );
    await published(checkoutWith(outer.id));
    await replaceWith(inner, paymentMaster([]));

    expect(faultsOf(await ema.publish(inner.id))).toMatchObject([TOLD]);
  });

  it('may change where the page is pinned to what it was, or shows it only in its draft', async () => {
    const master = await published(paymentMaster());
    const pinned = checkoutWith(master.id);
    await published(
      JSON.parse(
        JSON.stringify(pinned).replace(
          `"master":{"id":${master.id}}`,
          `"master":{"id":${master.id},"pin":1}`,
        ),
      ),
    );
    await ema.create({ ...checkoutWith(master.id), slug: 'druga-naplata' });
    await replaceWith(master, paymentMaster([]));

    expect((await ema.publish(master.id)).statusCode).toBe(200);
  });

  it('stays public as long as a page would be broken without it', async () => {
    const master = await published(paymentMaster());
    const page = await published(checkoutWith(master.id));
    const takeBack = (id: number) => ema.send('POST', `/element/${id}/unpublish`, {});

    expect(faultsOf(await takeBack(master.id))).toMatchObject([TOLD]);
    expect((await takeBack(page.id)).statusCode).toBe(200);
    expect((await takeBack(master.id)).statusCode).toBe(200);
  });
});

describe('what stands around pages', () => {
  const BLOG = builtIn('blog').meta['title'];
  const headerWith = (...more: Node[]) => {
    const header = builtIn('header');
    return { ...header, parts: [...header.parts, ...more] };
  };

  it('is not published without the block that it is', async () => {
    const header = await ema.create({
      ...builtIn('header'),
      parts: [aNode('logo', { block: 'logo' })],
    });
    expect(faultsOf(await ema.publish(header.id))).toMatchObject([
      { path: 'parts', rule: 'contract-page', needs: 'site-header' },
    ]);
  });

  it('is not published with what pages may hold once, also of pages that come with the product', async () => {
    const header = await ema.create(headerWith(aNode('list', { block: 'post-list' })));

    expect(faultsOf(await ema.publish(header.id))).toMatchObject([
      { rule: 'contract-unique', on: { id: expect.any(Number), title: BLOG } },
    ]);
  });

  it('keeps a page from being published that holds it a second time', async () => {
    await published(headerWith(aNode('cats', { block: 'post-category-list' })));
    const page = await ema.create(
      aContent({ slug: 'sve-objave', parts: [aNode('cats', { block: 'post-category-list' })] }),
    );

    expect(faultsOf(await ema.publish(page.id))).toMatchObject([
      { rule: 'contract-unique', path: 'parts[0]' },
    ]);
  });

  it('is looked at by the masters that it shows', async () => {
    const shared = (block: string) =>
      aContent({
        type: 'section',
        slug: '',
        meta: { title: 'Traka' },
        parts: [aNode('root', { block })],
      });
    const master = await published(shared('spacer'));
    await published(headerWith({ ...aChild('strip', master.id), block: 'spacer' }));
    await replaceWith(master, shared('post-list'));

    const [fault] = faultsOf(await ema.publish(master.id));

    expect(fault).toMatchObject({ rule: 'contract-unique', on: { title: BLOG } });
  });
});
