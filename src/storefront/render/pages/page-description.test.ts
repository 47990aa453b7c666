import { expect, it } from 'vitest';
import { banner } from '#blocks/content/banner/index.ts';
import { hero } from '#blocks/content/hero/index.ts';
import { richText } from '#blocks/content/rich-text/index.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import { aPlan, NO_COMMON } from '#tests/support/rendering/plans.ts';
import { composedDescription } from './page-description.ts';

const aHero = (text: string): NodePlan => ({
  ...aPlan({ values: { title: 'Zimski tjedan', text } }),
  block: hero,
});
const aText = (...lines: string[]): NodePlan => {
  const content = lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return { ...aPlan({ values: { text: { type: 'doc', content } } }), block: richText };
};
const LONG = 'Tjedan njege za suhu kožu, s maslacima, uljima i balzamima iz naše radionice.';

it('says the first text of the page, without its headings', () => {
  expect(composedDescription([aHero(LONG), aText('Drugo.')])).toBe(LONG);
});

it('goes on with the next texts while there are few words, also with those inside', () => {
  const inside = aPlan({ slots: { col1: [aText('Za suhu kožu.', 'I za zimu.')] } });

  expect(composedDescription([aHero('Samo\n tjedan.'), inside, aText('Maslaci i ulja.')])).toBe(
    'Samo tjedan. Za suhu kožu. I za zimu. Maslaci i ulja.',
  );
});

it('is cut between words where search engines cut it', () => {
  const words = composedDescription([aText('njega kože '.repeat(40))]);

  expect(words.length).toBeLessThanOrEqual(162);
  expect(words).toMatch(/(?:njega|kože) …$/);
});

it('leaves out what only some visitors see', () => {
  const members = aHero(LONG);
  const frame = { ...members.frame, common: { ...NO_COMMON, audience: 'customer' as const } };

  expect(composedDescription([{ ...members, frame }])).toBe('');
});

it('is empty for a page without texts', () => {
  expect(composedDescription([{ ...aPlan({ values: {} }), block: banner }])).toBe('');
});
