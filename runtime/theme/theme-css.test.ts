import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_PALETTE, DEFAULT_THEME, readTheme } from '#domain/theme/theme.ts';
import { themeCss } from './theme-css.ts';

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
    'server/ssr/favicon.ts',
    'src/storefront/render/document/head.ts',
  ];

  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/(?<!&)#[\da-f]{3,8}\b/i);
});
