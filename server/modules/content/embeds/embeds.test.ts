import { beforeEach, describe, expect, it } from 'vitest';
import { htmlEmbed } from '#blocks/media/html-embed/index.ts';
import { EMBED_OPTION, embedPath } from '#domain/web/embeds/embedded-html.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import type { Element, ElementContent, Node } from '#schemas/content/element.ts';
import { logIn } from '#tests/support/accounts.ts';
import { aChild, aNode } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { aPage, aSection, createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';

const registry = {
  get: (type: string) => (type === htmlEmbed.type ? htmlEmbed : toyRegistry.get(type)),
};
const SETTINGS = { entry: { ...fakeEntry, content: createContentRules(registry) } };

const OWN = '<p>Bok</p><script>document.title = "x"</script>';
const FOREIGN = '<script src="https://widget.test/a.js"></script>';

let test: TestApp;
let editor: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  editor = await createEditor(test);
});

const anEmbed = (html: string, changes: Partial<Node> = {}) =>
  aNode('okvir', { block: 'html-embed', meta: { html }, ...changes });
const pageOf = (...parts: Node[]): ElementContent => aPage({ parts });
const allow = (origins: unknown) => test.services.site.saveOption(1, EMBED_OPTION, origins);
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });
const documentAt = ({ id }: Element, html: string) => get(embedPath('hr', id, html));

async function published(content: ElementContent): Promise<Element> {
  const element = await editor.create(content);
  expect((await editor.publish(element.id)).statusCode).toBe(200);
  return element;
}

function policyOf(headers: Record<string, unknown>): Record<string, string> {
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(directives.map((text) => text.split(/ (.*)/s).slice(0, 2)));
}

describe('a document of an editor', () => {
  it('is answered as it was published, in the language that is asked for', async () => {
    const page = await published(pageOf(anEmbed(OWN)));

    const answer = await get(embedPath('de', page.id, OWN));

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.payload).toContain('<html lang="de">');
    expect(answer.payload).toContain(`<body>${OWN}</body>`);
  });

  it('has no origin, may not be framed by others and is no other type than it says', async () => {
    const page = await published(pageOf(anEmbed(OWN)));

    const { headers } = await documentAt(page, OWN);

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    });
    expect(policyOf(headers)).toMatchObject({
      sandbox: 'allow-scripts allow-popups allow-forms',
      'frame-ancestors': "'self'",
      'base-uri': "'none'",
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('that names no other site loads from none, whatever the owner allows', async () => {
    await allow(['https://widget.test']);
    const page = await published(pageOf(anEmbed(OWN)));

    const policy = policyOf((await documentAt(page, OWN)).headers);

    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'unsafe-inline'",
      'connect-src': "'none'",
      'frame-src': "'none'",
      'form-action': "'none'",
      'img-src': 'data:',
    });
  });

  it('that names another site loads from what the owner allows, and never from this shop', async () => {
    const page = await published(pageOf(anEmbed(FOREIGN)));
    const url = embedPath('hr', page.id, FOREIGN);
    const { site } = await test.services.directory.contextOf(1);
    await allow(['https://widget.test', site.url.replace('http:', 'https:')]);

    const policy = policyOf((await get(url)).headers);

    expect(policy['script-src']).toBe("'unsafe-inline' https://widget.test");
    expect(policy['frame-src']).toBe('https://widget.test');
    expect(JSON.stringify(policy)).not.toContain(new URL(site.url).host);
  });

  it('that names what nobody allowed gets nothing from there', async () => {
    const page = await published(pageOf(anEmbed(FOREIGN)));

    const { headers } = await documentAt(page, FOREIGN);

    expect(JSON.stringify(headers)).not.toContain('widget.test');
  });

  it('is found in masters, in what a page changes of them, and in translations', async () => {
    const master = await published(aSection({ block: 'html-embed', meta: { html: OWN } }));
    const changed = '<p>samo ovdje</p>';
    const translated = '<p>nur hier</p>';
    const page = await published({
      ...pageOf(aChild('dijete', master.id), anEmbed(FOREIGN), {
        ...aChild('drugo', master.id),
        meta: { html: changed },
      }),
      tr: { de: { okvir: { meta: { html: translated } } } },
    });

    for (const html of [OWN, FOREIGN, changed, translated]) {
      expect((await documentAt(page, html)).statusCode).toBe(200);
    }
  });
});

describe('what is not published', () => {
  it('is there for the back office alone', async () => {
    const page = await editor.create(pageOf(anEmbed(OWN)));
    const url = embedPath('hr', page.id, OWN);

    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).not.toContain('Bok');
    expect(answer.headers['cache-control']).toBe('no-store');

    const { tokens } = await logIn(test.app, test.headers, 'urednik@izlog.test');
    const own = await get(url, { ...test.headers, accesstoken: tokens.accessToken });
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(policyOf(own.headers)['sandbox']).toBe('allow-scripts allow-popups allow-forms');
  });

  it('is gone for shoppers when its page is taken off, or says something else', async () => {
    const page = await published(pageOf(anEmbed(OWN)));
    await editor.patch(page.id, page.rev, [
      { op: 'replace', path: ['nodes', 'okvir', 'meta', 'html'], value: '<p>novo</p>' },
    ]);
    expect((await documentAt(page, '<p>novo</p>')).statusCode).toBe(404);
    await editor.publish(page.id);

    expect((await documentAt(page, OWN)).statusCode).toBe(404);
    expect((await documentAt(page, '<p>novo</p>')).statusCode).toBe(200);
  });

  it('is not to be had by a text that is no such document, another element or another site', async () => {
    const page = await published(
      pageOf(anEmbed(OWN), aNode('hero', { meta: { title: '<b>1</b>' } })),
    );
    const other = await published({ ...aPage(), slug: 'drugo' });
    await addSecondSite(test);

    expect((await documentAt(page, '<b>1</b>')).statusCode).toBe(404);
    expect((await documentAt(other, OWN)).statusCode).toBe(404);
    const elsewhere = await get(embedPath('hr', page.id, OWN), { host: 'drugi.test' });
    expect(elsewhere.statusCode).toBe(404);
  });

  it.each([
    '/embed/hr/0/abc',
    '/embed/hr/-5/abc',
    '/embed/hr/1e3/abc',
    '/embed/hr/99999999999/abc',
    '/embed/xx/1/%00',
  ])('is a 404 at %s', async (url) => {
    const answer = await get(url);

    expect(answer.statusCode).toBe(404);
    expect(policyOf(answer.headers)['sandbox']).toBeDefined();
  });
});

describe('where documents may load from', () => {
  const change = (person: EditorClient, value: unknown) =>
    person.send('PUT', `/option/update/${EMBED_OPTION}`, { value });

  it('is decided by owners alone', async () => {
    const owner = await createEditor(test, { email: 'vlasnica@izlog.test', role: 'owner' });

    expect((await change(editor, ['https://widget.test'])).json().error.code).toBe(
      'OWNER_REQUIRED',
    );
    expect((await change(owner, ['https://widget.test'])).statusCode).toBe(200);
  });

  it.each([
    ['https://*.test'],
    ['http://widget.test'],
    ['https://widget.test; script-src *'],
    ['https://widget.test/put'],
    ['localhost'],
  ])('is no %s', async (origin) => {
    const owner = await createEditor(test, { email: 'vlasnica@izlog.test', role: 'owner' });

    expect((await change(owner, [origin])).statusCode).toBe(400);
  });
});
