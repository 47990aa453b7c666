import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Hex } from '#domain/theme/color.ts';

/** Letters of a name that are drawn; no shop has to be told by more. */
const MAX_LETTERS = 40;

/**
 * A name as a drawing of its letters, so that it needs no font where it is shown; null for a name
 * without a letter that the font has.
 */
export async function lettering(name: string, ink: Hex): Promise<string | null> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const file = '@expo-google-fonts/montserrat/600SemiBold/Montserrat_600SemiBold.ttf';
  const font = create(await readFile(resolve(file)));
  const known = new Set(font.characterSet);
  const letters = [...name.normalize('NFC')].filter((one) => known.has(one.codePointAt(0) ?? 0));
  const text = letters.slice(0, MAX_LETTERS).join('').trim();
  if (text === '') return null;
  const { glyphs, positions } = font.layout(text);
  let left = 0;
  const paths = glyphs.map(({ path }, index) => {
    const at = left;
    left += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at} 0)" d="${path.toSVG()}"/>`;
  });
  const { ascent, descent } = font;
  const height = ascent - descent;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="${height}"`,
    ` viewBox="0 0 ${left} ${height}"><g fill="${ink}" transform="translate(0 ${ascent})`,
    ` scale(1 -1)">${paths.join('')}</g></svg>`,
  ].join('');
}
