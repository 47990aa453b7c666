import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { SURFACES } from '#domain/theme/surface-names.ts';
import { DEFAULT_PALETTE, DEFAULT_THEME, readTheme } from '#domain/theme/theme.ts';
import { surfaceCss, themeCss } from './theme-css.ts';

const DEFAULT_SHEET = `/* Written from \`domain/theme/\` by \`npm run theme\`; for all that is not a page of a shop. */
@import "./fonts/montserrat.css";
@import "./fonts/gelasio.css";

${themeCss(DEFAULT_THEME)}`;

it('the style sheet of the default theme is up to date; `npm run theme` writes it', async () => {
  await expect(DEFAULT_SHEET).toMatchFileSnapshot('./default-theme.css');
});

it('a style sheet of a theme has a value everywhere', () => {
  for (const scheme of ['light', 'auto']) {
    const css = themeCss(readTheme({ scheme, colorBrand: '#7a1f3d', cardStyle: 'raised' }));

    expect(css).not.toMatch(/theme-|undefined|NaN/);
    expect(css.match(/prefers-color-scheme:dark/g) ?? []).toHaveLength(scheme === 'auto' ? 1 : 0);
  }
});

it('motion is for those who have nothing against it, also in a lively theme', () => {
  const css = themeCss(readTheme({ motion: 'lively' }));

  expect(css).toMatch(
    /prefers-reduced-motion:reduce\)\{:root\{--fast:\s*0\.01ms;--slow:\s*0\.01ms/,
  );
});

it('no other source repeats a colour of the default theme', () => {
  // White is nobody's colour.
  const wanted = Object.values(DEFAULT_PALETTE).filter((color) => color !== '#ffffff');
  const repeated = ['blocks', 'runtime', 'schemas', 'server', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(?:tsx?|css)$/.test(file))
      .filter((file) => !/\.test\.|theme\/default-theme\.css$/.test(file))
      .filter((file) => {
        const source = readFileSync(file, 'utf8').toLowerCase();
        return wanted.some((color) => source.includes(color));
      }),
  );

  expect(repeated).toEqual([]);
});

it('mails, documents and pages of the server have no colour of their own', () => {
  const files = [
    'server/modules/operations/mail/layout.ts',
    'server/modules/commerce/orders/document/draw.ts',
    'server/modules/commerce/orders/document/order-pdf.ts',
    'src/storefront/render/views/plain-page.tsx',
    'server/modules/content/brand/default-icon.ts',
    'src/storefront/render/document/head.ts',
  ];

  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/(?<!&)#[\da-f]{3,8}\b/i);
});

it('borders of cards, fields and buttons are as wide as the theme says, where they have any', () => {
  const bordered = themeCss(readTheme({ borderWidth: 2.5, cardStyle: 'bordered' }));
  const open = themeCss(readTheme({ borderWidth: 2, fieldStyle: 'line' }));

  for (const name of ['border', 'card-border', 'field-sides'])
    expect(bordered).toContain(`--${name}: 2.5px`);
  expect(open).toContain('--border: 2px');
  expect(open).toContain('--card-border: 0');
  expect(open).toContain('--field-sides: 0');
  expect(themeCss(readTheme({ borderWidth: 40 }))).toContain('--border: 1px');
});

it('a surface adds at most 300 bytes to a page, as it is sent', () => {
  for (const { id, values } of THEME_PRESETS) {
    const theme = readTheme({ ...values, scheme: 'light' });
    const css = themeCss(theme);
    for (const surface of SURFACES) {
      const added = gzipSync(css + surfaceCss(theme, surface)).length - gzipSync(css).length;
      expect(added, `${id} ${surface}`).toBeLessThanOrEqual(300);
    }
  }
});
