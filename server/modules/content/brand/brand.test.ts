import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '#domain/theme/theme.ts';
import { THEME_SLUG } from '#schemas/content/element.ts';
import { aPage, createEditor, type EditorClient, toyEntry } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const SETTINGS: TestSettings = { entry: toyEntry };
const { palette } = DEFAULT_THEME;

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

/** A drawing of one rectangle that leaves its edges free. */
const drawing = (width: number, height: number, fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
      ` viewBox="0 0 ${width} ${height}"><rect x="${width / 4}" y="${height / 4}"` +
      ` width="${width / 2}" height="${height / 2}" fill="${fill}"/></svg>`,
  );

async function give(option: 'Logo' | 'Icon', bytes: Buffer, name = 'logo.svg') {
  const intake = test.services.media.startIntake(1);
  await intake.add({ bytes, originalName: name });
  const [row] = await intake.commit();
  await test.services.site.saveOption(1, option, null, row?.id ?? null);
  return row?.id ?? 0;
}

async function dress(options: Record<string, unknown>) {
  const theme = aPage({ type: 'theme', slug: THEME_SLUG, meta: {}, options, parts: [] });
  const { id } = (await ema.send('POST', '/element/create', theme)).json().data;
  await ema.send('POST', `/element/${id}/publish`, {});
}

/** Colour of a pixel, counted from the left and the top in shares of the picture. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = Math.floor(x * (info.width - 1));
  const at = (Math.floor(y * (info.height - 1)) * info.width + column) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('a shop without a logo', () => {
  it('has an icon in its colours for tabs, home screens and old browsers', async () => {
    const svg = await get('/favicon.svg');
    const touch = await get('/apple-touch-icon.png');
    const ico = await get('/favicon.ico');

    expect(svg.body).toContain(palette.brand);
    expect(await sizeOf(touch.rawPayload)).toEqual(['png', 180, 180]);
    expect(await colorAt(touch.rawPayload, 0.5, 0.04)).toBe(palette.brand);
    expect(ico.headers['content-type']).toBe('image/x-icon');
    expect(ico.rawPayload.readUInt16LE(4)).toBe(1);
    expect(await sizeOf(ico.rawPayload.subarray(ico.rawPayload.readUInt32LE(18)))).toEqual([
      'png',
      32,
      32,
    ]);
  });

  it('has its name as the picture for where it is shared', async () => {
    const { rawPayload } = await get('/social.png');

    expect(await sizeOf(rawPayload)).toEqual(['png', 1200, 630]);
    expect(await colorAt(rawPayload, 0.02, 0.02)).toBe(palette.brandDeep);
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(5);
  });

  it('tells phones its name, colours and icons', async () => {
    const { headers, body } = await get('/manifest.webmanifest');
    const manifest = JSON.parse(body);

    expect(headers['content-type']).toContain('application/manifest+json');
    expect(manifest).toMatchObject({
      name: 'Izlog',
      lang: 'hr',
      start_url: '/',
      theme_color: palette.brandDeep,
      background_color: palette.page,
    });
    for (const { src, sizes } of manifest.icons) {
      const [, width, height] = await sizeOf((await get(src)).rawPayload);
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

describe('a shop with a logo', () => {
  it('shows a logo that is nearly square as its icon, on a ground on which it is seen', async () => {
    await give('Logo', drawing(80, 80, '#222222'));
    const dark = (await get('/icon-192.png')).rawPayload;
    expect(await colorAt(dark, 0.5, 0.5)).toBe('#222222');
    expect(await colorAt(dark, 0.02, 0.02)).toBe(palette.surface);
    expect((await get('/favicon.svg')).body).toContain('data:image/png;base64,');

    await give('Logo', drawing(80, 80, '#fefefe'));
    const light = (await get('/icon-192.png')).rawPayload;
    expect(await colorAt(light, 0.5, 0.5)).toBe('#fefefe');
    expect(await colorAt(light, 0.02, 0.02)).toBe(palette.brandDeep);
  });

  it('keeps the ground of a picture that has one', async () => {
    const ground = { width: 60, height: 60, channels: 3 as const, background: '#aa3355' };
    await give('Logo', await sharp({ create: ground }).png().toBuffer(), 'logo.png');

    const { rawPayload } = await get('/apple-touch-icon.png');
    expect(await colorAt(rawPayload, 0.02, 0.02)).toBe('#aa3355');
  });

  it('has a wide logo where it is shared, and no icon of it, unless it has a sign for that', async () => {
    await give('Logo', drawing(400, 80, '#222222'));
    const social = (await get('/social.png')).rawPayload;
    expect(await colorAt(social, 0.5, 0.5)).toBe('#222222');
    expect(await colorAt(social, 0.02, 0.02)).toBe(palette.page);
    expect((await get('/favicon.svg')).body).toContain(palette.brand);

    await give('Icon', drawing(64, 64, '#114411'), 'sign.svg');
    const icon = (await get('/icon-512.png')).rawPayload;
    expect(await colorAt(icon, 0.5, 0.5)).toBe('#114411');
    expect((await get('/favicon.svg')).body).toContain('data:image/png;base64,');
  });

  it('has other files once logo or colours are others, and until then the same', async () => {
    await give('Logo', drawing(80, 80, '#222222'));
    const first = await get('/icon-192.png');
    const etag = String(first.headers.etag);
    const again = await get('/icon-192.png', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');

    await dress({ colorBrand: '#7a1f3d', colorSurface: '#ffeedd', colorPage: '#ffeedd' });
    const dressed = await get('/icon-192.png', { 'if-none-match': etag });
    expect(dressed.statusCode).toBe(200);
    expect(await colorAt(dressed.rawPayload, 0.02, 0.02)).toBe('#ffeedd');
  });

  it('has the icon of others where the picture is gone or not for everybody', async () => {
    const id = await give('Logo', drawing(80, 80, '#222222'));
    await test.services.media.update(1, id, 'hr', { access: 'other' });
    expect((await get('/favicon.svg')).body).toContain(palette.brand);
    await test.services.media.update(1, id, 'hr', { access: 'public' });
    const row = test.app.db.updateTable('media').where('id', '=', id);
    await row.set({ key: 'aa/000000000000000000/original-00000000.svg' }).execute();

    const broken = await get('/apple-touch-icon.png');
    expect(broken.statusCode).toBe(200);
    expect(broken.headers['content-type']).toContain('image/svg+xml');
    expect(broken.headers['cache-control']).toBe('public, max-age=60');
    expect(broken.headers.etag).toBeUndefined();
    expect(broken.body).toContain(palette.brand);
  });

  it('lends it to no other site', async () => {
    await addSecondSite(test);
    await give('Logo', drawing(80, 80, '#222222'));
    const { body } = await test.app.inject({
      url: '/favicon.svg',
      headers: { host: 'drugi.test' },
    });
    expect(body).toContain(palette.brand);
  });
});
