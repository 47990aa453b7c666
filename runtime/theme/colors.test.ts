import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COLORS, COLORS_AT_NIGHT, COLORS_ON_DARK, DRAWING } from '#domain/theme.ts';

function declarations(colors: Readonly<Record<string, string>>): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(colors)
    .map(([name, value]) => `  --color-${kebab(name)}: ${value};\n`)
    .join('');
}

const SHEET = `/* Written from \`domain/theme.ts\` by \`npm run theme\`. */
/* Repeated where something light is inside a dark surface, such as a menu of the footer. */
:root,
[data-surface="light"] {
${declarations(COLORS)}}

.izlog-page :where([data-background="brand"], [data-surface="deep"]) {
${declarations(COLORS_ON_DARK)}}
`;

it('the style sheet has the colours of the theme; `npm run theme` writes it', async () => {
  await expect(SHEET).toMatchFileSnapshot('./colors.css');
});

it('no other source repeats a colour of the theme', () => {
  const colors = [COLORS, COLORS_ON_DARK, COLORS_AT_NIGHT, DRAWING].flatMap((set) =>
    Object.values(set),
  );
  // White is nobody's colour.
  const wanted = colors.filter((color) => color.startsWith('#') && color !== '#ffffff');
  const repeated = ['blocks', 'runtime', 'schemas', 'server', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|theme\/colors\.css$/.test(file))
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
    'src/storefront/render/views/plain-page.tsx',
    'server/modules/content/media/pictures/placeholder.ts',
    'server/ssr/favicon.ts',
    'src/storefront/render/document/head.ts',
  ];

  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/(?<!&)#[\da-f]{3,8}\b/i);
});
