import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_THEME } from '#domain/theme/theme.ts';
import { type Element, THEME_SLUG } from '#schemas/content/element.ts';
import { aPage, createEditor, type EditorClient, toyEntry } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp({ entry: toyEntry });
  ema = await createEditor(test);
});

const aTheme = (options: Record<string, unknown> = {}, changes: object = {}) =>
  aPage({
    type: 'theme',
    slug: THEME_SLUG,
    meta: { name: 'Zimski izgled' },
    options,
    parts: [],
    ...changes,
  });
const create = (content: object) => ema.send('POST', '/element/create', content);
const rulesOf = (answer: { json(): { error: { payload: { faults: object[] } } } }) =>
  answer.json().error.payload.faults;

it('a shop without a theme has the default look', async () => {
  expect(await test.services.themes.of(1)).toEqual(DEFAULT_THEME);
  expect(await test.services.themes.valuesOf(1)).toEqual({});
});

it('what is saved is seen by shoppers once it is published, and by no other site', async () => {
  await addSecondSite(test);
  const { themes } = test.services;
  const theme: Element = (await create(aTheme({ colorBrand: '#7a1f3d' }))).json().data;

  expect(await themes.valuesOf(1)).toEqual({});
  await ema.send('POST', `/element/${theme.id}/publish`, {});

  expect(await themes.valuesOf(1)).toEqual({ colorBrand: '#7a1f3d' });
  expect((await themes.of(1)).palette.brand).toBe('#7a1f3d');
  expect(await themes.valuesOf(2)).toEqual({});

  await ema.send('POST', `/element/${theme.id}/unpublish`, {});
  expect(await themes.valuesOf(1)).toEqual({});
});

it('the icon of a shop follows its theme', async () => {
  const icon = async () => (await test.app.inject({ url: '/favicon.svg' })).body;
  expect(await icon()).toContain(DEFAULT_THEME.palette.brand);

  const theme: Element = (await create(aTheme({ colorBrand: '#7a1f3d' }))).json().data;
  await ema.send('POST', `/element/${theme.id}/publish`, {});

  expect(await icon()).toContain('#7a1f3d');
});

it('a site has one theme', async () => {
  expect((await create(aTheme())).statusCode).toBe(200);
  expect((await create(aTheme())).statusCode).toBe(409);
});

it('tokens are checked, each with what it may be', async () => {
  const answer = await create(
    aTheme(
      { colorPage: 'red', radius: 99, motion: 'wild', fontBody: 'comic', colour: '#ffffff' },
      { slug: 'moj-izgled' },
    ),
  );

  expect(answer.statusCode).toBe(400);
  expect(rulesOf(answer)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'slug', rule: 'const' }),
      expect.objectContaining({ path: 'options.colorPage', rule: 'token' }),
      expect.objectContaining({
        path: 'options.radius',
        message: 'Write a number from 0 to 24.',
      }),
      expect.objectContaining({
        path: 'options.motion',
        message: 'Write one of calm, lively, none.',
      }),
      expect.objectContaining({ path: 'options.fontBody' }),
      expect.objectContaining({
        path: 'options.colour',
        message: 'A theme has no token of this name; leave it out.',
      }),
    ]),
  );
});
