import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTheme } from '#domain/theme/theme.ts';
import { THEME_SLUG } from '#schemas/content/element.ts';
import { aPage, createEditor, type EditorClient, toyEntry } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const file = (name: string) => readFileSync(`runtime/theme/fonts/${name}.woff2`);
const LICENCE = 'SIL Open Font License';

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp({ entry: toyEntry });
  ema = await createEditor(test);
});

const add = (bytes: Buffer, changes: object = {}) =>
  ema.send('POST', '/theme/fonts', {
    licence: LICENCE,
    content: bytes.toString('base64'),
    ...changes,
  });
const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const useInTheme = async (options: Record<string, unknown>) => {
  const answer = await ema.send(
    'POST',
    '/element/create',
    aPage({ type: 'theme', slug: THEME_SLUG, meta: { name: 'Izgled' }, options, parts: [] }),
  );
  return answer.json().data.id;
};

describe('a font of one’s own', () => {
  it('is read: family, weights and letters, with who brought it and why it may be used', async () => {
    const answer = await add(file('fraunces'));

    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject([
      {
        id: 'own-fraunces',
        name: 'Fraunces',
        faces: [{ weights: [100, 900], italic: false, missing: '', licence: LICENCE }],
      },
    ]);
    expect(answer.json().data[0].faces[0].author).toContain('@');
  });

  it('has a stand-in as wide as itself at its usual weight, as those that are packaged', async () => {
    const [{ standIn, generic }] = (await add(file('montserrat'))).json().data;
    const packaged = readFileSync('runtime/theme/fonts/montserrat.css', 'utf8');
    const [, size] = /size-adjust: ([\d.]+)%/.exec(packaged) ?? [];
    const [, ascent] = /ascent-override: ([\d.]+)%/.exec(packaged) ?? [];

    expect(generic).toBe('sans-serif');
    expect(standIn.size).toBeCloseTo(Number(size), 0);
    expect(standIn.ascent).toBeCloseTo(Number(ascent), 0);
  });

  it('is served for ever, to the site that has it alone', async () => {
    await addSecondSite(test);
    const bytes = file('gelasio');
    const [{ faces }] = (await add(bytes)).json().data;
    const url = faces[0].file;

    const answer = await test.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    const known = { 'if-none-match': String(answer.headers.etag) };
    expect((await test.app.inject({ url, headers: known })).statusCode).toBe(304);
    const elsewhere = { host: 'drugi.test' };
    expect((await test.app.inject({ url, headers: elsewhere })).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/fonts/x.woff2' })).statusCode).toBe(404);
  });

  it('is what pages, mails and the theme show once it is published, until it is not there', async () => {
    await add(file('fraunces'), { name: 'Čičak Display' });
    const id = await useInTheme({ fontHeading: 'own-cicak-display' });
    await ema.send('POST', `/element/${id}/publish`, {});

    const theme = readTheme(await test.services.themes.valuesOf(1));
    expect(theme).toMatchObject({ fontHeading: 'own-cicak-display', fontBody: 'montserrat' });
    expect(theme.ownFonts).toMatchObject([{ name: 'Čičak Display', faces: [{ italic: false }] }]);
    expect(readTheme({ fontHeading: 'own-cicak-display' }).fontHeading).toBe('gelasio');
  });

  it('cannot go while the theme uses it, which says where; then its file goes too', async () => {
    const [{ faces }] = (await add(file('inter'), { name: 'Moje' })).json().data;
    const { id: fontId, file: url } = faces[0];
    const id = await useInTheme({ fontBody: 'own-moje' });
    await ema.send('POST', `/element/${id}/publish`, {});

    const refused = await ema.send('DELETE', `/theme/fonts/${fontId}`);
    expect(codeOf(refused)).toBe('FONT_IN_USE');
    expect(refused.json().error.payload.places).toEqual(['draft', 'published']);

    await ema.send('PATCH', `/element/update/${id}`, {
      baseRev: 1,
      patches: [{ op: 'remove', path: ['options', 'fontBody'] }],
    });
    expect((await ema.send('DELETE', `/theme/fonts/${fontId}`)).statusCode).toBe(409);
    await ema.send('POST', `/element/${id}/publish`, {});
    expect((await ema.send('DELETE', `/theme/fonts/${fontId}`)).json().data).toEqual([]);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    expect((await ema.send('DELETE', `/theme/fonts/${fontId}`)).statusCode).toBe(404);
  });

  it('cannot go while a later publication waits for it', async () => {
    const [{ faces }] = (await add(file('inter'), { name: 'Moje' })).json().data;
    const id = await useInTheme({ fontBody: 'own-moje' });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await ema.send('POST', `/element/${id}/schedule`, { at });
    await ema.send('PATCH', `/element/update/${id}`, {
      baseRev: 1,
      patches: [{ op: 'remove', path: ['options', 'fontBody'] }],
    });

    const refused = await ema.send('DELETE', `/theme/fonts/${faces[0].id}`);
    expect(refused.json().error.payload.places).toEqual(['scheduled']);
  });

  it('is a whole woff2 file of a font, whatever it is called', async () => {
    const good = file('gelasio');
    const cut = good.subarray(0, good.length - 100);
    const spoiled = Buffer.from(good);
    spoiled.fill(0, good.length / 2, good.length / 2 + 400);
    const lying = Buffer.from(good);
    lying.writeUInt32BE(good.length + 1, 8);
    const texts = ['wOF2 not really', '<svg xmlns="http://www.w3.org/2000/svg"/>'];

    for (const bytes of [cut, spoiled, lying, ...texts.map((text) => Buffer.from(text))]) {
      const answer = await add(bytes);
      expect(answer.statusCode).toBe(415);
      expect(codeOf(answer)).toBe('FONT_UNREADABLE');
    }
    const large = Buffer.concat([good, Buffer.alloc(310 * 1024)]);
    expect(codeOf(await add(large))).toBe('FONT_TOO_LARGE');
    expect((await ema.send('GET', '/theme/fonts')).json().data).toEqual([]);
  });

  it('needs a licence note, a name of letters, and a weight that its family has not', async () => {
    expect((await add(file('inter'), { licence: '   ' })).statusCode).toBe(400);
    expect((await add(file('inter'), { licence: undefined })).statusCode).toBe(400);
    expect((await add(file('inter'), { content: 'data:font/woff2' })).statusCode).toBe(400);
    expect(codeOf(await add(file('inter'), { name: '{};"' }))).toBe('FONT_NAMELESS');
    expect((await add(file('inter'))).statusCode).toBe(200);
    expect(codeOf(await add(file('inter'), { name: 'Drugo' }))).toBe('FONT_EXISTS');
    expect(codeOf(await add(file('nunito'), { name: 'Inter' }))).toBe('FONT_EXISTS');
  });

  it('is the business of the back office', async () => {
    const { headers } = test;
    const answer = await test.app.inject({ url: '/api/v1/theme/fonts', headers });
    expect(answer.statusCode).toBe(401);
  });
});
