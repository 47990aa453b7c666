import { expect, it } from 'vitest';
import { surfacePalette } from '#domain/theme/surfaces.ts';
import { shopTheme } from './shop-theme.ts';
import { inlineStyles } from './styles.ts';

const VALUES = { colorBrand: '#7a1f3d', surfaceSandGround: '#f3e2c4' };
const body = (background: string) => [
  '<main>',
  `<section data-block="text" data-background="${background}"><p>Dobar dan</p></section>`,
  '</main>',
];

async function rulesFor(...backgrounds: string[]): Promise<string[]> {
  const { html } = await inlineStyles(shopTheme(VALUES), [], backgrounds.flatMap(body));
  return [...html.matchAll(/\[data-background="(sand|accent|night)"\]/g)].map(
    ([, name = '']) => name,
  );
}

it('a page has the rules of the surfaces that it shows, whatever was asked for before', async () => {
  expect(await rulesFor('soft')).toEqual([]);
  expect(await rulesFor('night')).toEqual(['night']);
  expect(await rulesFor('accent', 'sand', 'sand')).toEqual(['sand', 'accent']);
  expect(await rulesFor('none')).toEqual([]);
});

it('the rules say the colours of the surface, under a hash of their own', async () => {
  const theme = shopTheme(VALUES);
  const plain = await inlineStyles(theme, []);
  const sand = await inlineStyles(theme, [], body('sand'));
  const [rule = ''] = /\[data-background="sand"\] \{[^}]*\}/.exec(sand.html) ?? [];
  const colors = surfacePalette(theme.palette, theme.surfaces, 'sand');

  expect(rule).toContain('--color-page: #f3e2c4');
  expect(rule).toContain(`--color-text: ${colors.text}`);
  expect(rule).toContain(`--color-action: ${colors.action}`);
  expect(rule).toContain('background: var(--color-page)');
  expect(sand.hashes[0]).not.toBe(plain.hashes[0]);
  expect(await inlineStyles(theme, [], body('sand'))).toBe(sand);
});

it('a page has the rules of rare options of sections only where a section has one', async () => {
  const theme = shopTheme(VALUES);
  const styles = async (attribute: string) => {
    const { html } = await inlineStyles(theme, [], [`<section data-block="text"${attribute}>`]);
    return html;
  };

  expect(await styles(' data-space="m"')).not.toContain('izlog-backdrop');
  for (const attribute of [' data-backdrop="dark"', ' data-below="s"', ' data-content-width=""']) {
    const html = await styles(attribute);
    expect(html).toContain('.izlog-backdrop');
    expect(html.indexOf('[data-space="m"]')).toBeLessThan(html.indexOf('[data-below='));
  }
});
