import { beforeEach, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { FoundInContent, ReplacingOutcome } from '#schemas/api/replacing.ts';
import type { Element, ElementContent, Node } from '#schemas/content/element.ts';
import type { Replacing } from '#schemas/content/replacing.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';

const entry = { ...fakeEntry, content: createContentRules(createRegistry(allBlocks)) };
const words = (find: string, replace: string): Replacing => ({
  kind: 'text',
  find,
  replace,
  matchCase: false,
  wholeWords: false,
});
const heading = (id: string, text: string, more: Partial<Node> = {}) =>
  aNode(id, { block: 'heading', meta: { text }, ...more });
const aPage = (slug: string, ...parts: Node[]): ElementContent =>
  aContent({ slug, meta: { title: slug }, parts });

let test: TestApp;
let ema: EditorClient;
beforeEach(async () => {
  test = await createTestApp({ entry });
  ema = await createEditor(test);
});

async function ask<T>(call: string, body: object): Promise<T> {
  const response = await ema.send('POST', `/content/${call}`, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}
const find = (replacing: Replacing, more: object = {}) =>
  ask<FoundInContent>('find', { replacing, ...more });

/** Replaces wherever something is found. */
async function replaceAll(replacing: Replacing, publish = false) {
  const { elements } = await find(replacing);
  const chosen = elements.map(({ id, rev, places }) => ({
    id,
    rev,
    keys: places.map(({ key }) => key),
  }));
  return ask<ReplacingOutcome>('replace', { replacing, publish, elements: chosen });
}

const textOf = ({ parts }: Element) => parts[0]?.meta?.['text'];
const publicText = async (slug: string) => {
  const url = `/api/v1/page/get/${slug}`;
  const response = await test.app.inject({ url, headers: test.headers });
  return response.json().data.parts[0].meta.text;
};

describe('finding', () => {
  it('names the element, its state, and every place with the words around it', async () => {
    const page = await ema.create(aPage('zima', heading('naslov', 'Velika akcija')));
    await ema.publish(page.id);
    await ema.create(aPage('ljeto', heading('naslov', 'Mirno ljeto')));

    const { elements, hasMore } = await find(words('akcija', ''));

    expect(hasMore).toBe(false);
    expect(elements).toMatchObject([
      {
        id: page.id,
        type: 'page',
        title: 'zima',
        slug: 'zima',
        rev: 1,
        isPublic: true,
        isChanged: false,
        places: [{ key: 'hr/naslov/meta.text', block: 'heading', count: 1 }],
      },
    ]);
  });

  it('finds letters and signs that databases and JSON write in several ways', async () => {
    await ema.create(aPage('zima', heading('naslov', 'ČIŠĆENJE „lica” \\ 100 % "da"')));

    for (const sought of ['čišćenje', '„lica”', '\\ 100 %', '"da"']) {
      expect((await find(words(sought, ''))).elements, sought).toHaveLength(1);
    }
  });

  it('looks in one language where it is asked to', async () => {
    const tr = { en: { naslov: { meta: { text: 'Sale' } } } };
    await ema.create({ ...aPage('zima', heading('naslov', 'Sale')), tr });

    const { elements } = await find(words('sale', ''), { language: 'en' });

    expect(elements.flatMap(({ places }) => places.map(({ key }) => key))).toEqual([
      'en/naslov/meta.text',
    ]);
  });

  it('does not see other sites, nor what lies in the bin', async () => {
    const page = await ema.create(aPage('zima', heading('naslov', 'Akcija')));
    const other = await addSecondSite(test);
    const found = await test.app.inject({
      method: 'POST',
      url: '/api/v1/content/find',
      headers: await logInToSecondSite(test, other),
      payload: { replacing: words('akcija', '') },
    });
    await ema.send('DELETE', `/page/delete/${page.id}`);

    expect(found.json().data.elements).toEqual([]);
    expect((await find(words('akcija', ''))).elements).toEqual([]);
  });

  it('is refused to shoppers, and without words', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/content/find',
      headers: test.headers,
      payload: { replacing: words('akcija', '') },
    });
    const empty = await ema.send('POST', '/content/find', { replacing: words('', '') });

    expect([response.statusCode, empty.statusCode]).toEqual([401, 400]);
  });
});

describe('replacing', () => {
  it('saves drafts; shoppers see what they saw until it is published', async () => {
    const page = await ema.create(aPage('zima', heading('naslov', 'Velika akcija')));
    await ema.publish(page.id);

    const { changed, left } = await replaceAll(words('akcija', 'ponuda'));

    expect(left).toEqual([]);
    expect(changed).toEqual([{ id: page.id, before: 1, after: 2, isPublic: false }]);
    expect(textOf(await ema.draft(page.id))).toBe('Velika ponuda');
    expect(await publicText('zima')).toBe('Velika akcija');
  });

  it('publishes what had no other changes, where that is asked', async () => {
    const clean = await ema.create(aPage('zima', heading('naslov', 'Akcija')));
    const begun = await ema.create(aPage('ljeto', heading('naslov', 'Akcija')));
    await ema.publish(clean.id);
    await ema.publish(begun.id);
    await ema.patch(begun.id, 1, [
      { op: 'add', path: ['nodes', 'naslov', 'meta', 'text'], value: 'Akcija, u izradi' },
    ]);

    const { changed } = await replaceAll(words('akcija', 'Ponuda'), true);

    expect(changed.map(({ id, isPublic }) => [id, isPublic])).toEqual([
      [clean.id, true],
      [begun.id, false],
    ]);
    expect(await publicText('zima')).toBe('Ponuda');
    expect(await publicText('ljeto')).toBe('Akcija');
  });

  it('leaves alone, and names, what was changed, refused or deleted meanwhile', async () => {
    const changedOne = await ema.create(aPage('zima', heading('naslov', 'Akcija')));
    const long = await ema.create(aPage('ljeto', heading('naslov', `Akcija ${'a'.repeat(145)}`)));
    const good = await ema.create(aPage('jesen', heading('naslov', 'Akcija')));
    const replacing = words('akcija', 'Zimska ponuda tjedna');
    const { elements } = await find(replacing);
    await ema.patch(changedOne.id, 1, [
      { op: 'add', path: ['nodes', 'naslov', 'meta', 'text'], value: 'Akcija danas' },
    ]);
    const keys = ['hr/naslov/meta.text'];
    const chosen = [
      ...elements.map(({ id, rev }) => ({ id, rev, keys })),
      { id: 9999, rev: 1, keys },
    ];

    const { changed, left } = await ask<ReplacingOutcome>('replace', {
      replacing,
      publish: false,
      elements: chosen,
    });

    expect(changed.map(({ id }) => id)).toEqual([good.id]);
    expect(left).toMatchObject([
      { id: changedOne.id, reason: 'changed' },
      { id: long.id, reason: 'refused', message: expect.stringMatching(/\S/) },
      { id: 9999, reason: 'gone' },
    ]);
    expect(textOf(await ema.draft(changedOne.id))).toBe('Akcija danas');
  });

  it('is taken back in one go, also for shoppers; what was changed since stays', async () => {
    const first = await ema.create(aPage('zima', heading('naslov', 'Akcija')));
    const second = await ema.create(aPage('ljeto', heading('naslov', 'Akcija')));
    for (const { id } of [first, second]) await ema.publish(id);
    const { changed } = await replaceAll(words('akcija', 'Ponuda'), true);
    await ema.patch(second.id, 2, [
      { op: 'add', path: ['nodes', 'naslov', 'meta', 'text'], value: 'Moje' },
    ]);

    const undone = await ask<ReplacingOutcome>('undoReplace', { changed });

    expect(undone.changed.map(({ id, isPublic }) => [id, isPublic])).toEqual([[first.id, true]]);
    expect(undone.left).toMatchObject([{ id: second.id, reason: 'changed' }]);
    expect(await publicText('zima')).toBe('Akcija');
    expect(textOf(await ema.draft(second.id))).toBe('Moje');
  });
});
