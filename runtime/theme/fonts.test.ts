import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { FONTS, fontFamily } from '#domain/theme/fonts.ts';
import { DEFAULT_THEME } from '#domain/theme/theme.ts';

const FOLDER = 'runtime/theme/fonts';
const NAMES = FONTS.map(({ id }) => id);
/** Files that the default theme needs for the first view, and any one font. */
const LIMIT = 45 * 1024;
const LIMIT_OF_ONE = 52 * 1024;

const fileOf = (name: string) => `${FOLDER}/${name}.woff2`;
const hexOf = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** Characters for which a page fetches a file of a package. */
function elsewhere(name: string): number[] {
  const face = readFileSync(`${FOLDER}/${name}.css`, 'utf8')
    .split('@font-face')
    .find((part) => part.includes('-latin-ext') && part.includes('normal.woff2'));
  return [...(face ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, from = '', to]) => {
      const first = Number.parseInt(from, 16);
      const last = Number.parseInt(to ?? from, 16);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    },
  );
}

/** Characters of all texts that shoppers read: the sources hold nothing else outside of ASCII. */
function written(): Set<number> {
  const texts = ['locales', 'presets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\./.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  return new Set(
    [...texts.join('')].map((char) => char.codePointAt(0) ?? 0).filter((code) => code > 31),
  );
}

describe('the fonts of themes', () => {
  it('are small: 45 kB for those of the default theme together, 52 kB for any one', () => {
    const { fontBody, fontHeading } = DEFAULT_THEME;
    const sizes = [fontBody, fontHeading].map((name) => statSync(fileOf(name)).size);

    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LIMIT);
    for (const name of NAMES) expect(statSync(fileOf(name)).size).toBeLessThan(LIMIT_OF_ONE);
  });

  it.each(NAMES)('%s has its faces, a stand-in, and its licence', (name) => {
    const family = fontFamily(name).match(/"([^"]+) Fallback"/)?.[1];
    const css = readFileSync(`${FOLDER}/${name}.css`, 'utf8');

    expect(css).toContain(`font-family: "${family}";`);
    expect(css).toMatch(new RegExp(`"${family} Fallback";[^}]*size-adjust: \\d`));
    expect(readFileSync(`${FOLDER}/${name}-OFL.txt`, 'utf8')).toContain('SIL Open Font License');
  });

  it.each(NAMES)('%s has what all texts need, and is not passed over for it', (name) => {
    const { characterSet } = create(readFileSync(fileOf(name)));
    const has = new Set(characterSet);
    const ext = elsewhere(name);

    expect([...written()].filter((code) => !has.has(code)).map(hexOf)).toEqual([]);
    expect(ext.length).toBeGreaterThan(300);
    expect(ext.filter((code) => has.has(code))).toEqual([]);
  });
});
