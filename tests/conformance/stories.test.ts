import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { allBlocks } from '#blocks/all-blocks.ts';
import { BLOCK_CATEGORIES } from '#runtime/define-block.ts';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { readPatterns } from '#server/seed/patterns.ts';
import { blockStories, exampleNames, storyFile } from '../../.storybook/block-stories.ts';
import { patternStories } from '../../.storybook/pattern-stories.ts';

const patternFiles = patternStories(process.cwd());
const stories = [...blockStories(process.cwd())];

describe('stories of blocks', () => {
  it.each(allBlocks.map((block) => [block.type, block] as const))(
    'show every example of %s',
    (type, block) => {
      const [, source = ''] = stories.find(([file]) => file.endsWith(`/${type}.stories.tsx`)) ?? [];
      const shown = [...source.matchAll(/exampleStory\(\w+, '([^']+)'\)/g)].map(([, name]) => name);

      expect(shown.toSorted()).toEqual(block.examples.map(({ name }) => name).toSorted());
    },
  );

  it('have a title that Storybook can read, by the purpose of the block', () => {
    const source = storyFile({
      group: 'catalog',
      type: 'price-slider',
      category: 'Products',
      title: 'Price range',
      examples: ['typical', 'two-thumbs'],
      states: ['Dragged'],
    });

    expect(source).toContain("title: 'Blocks/Products/Price range'");
    expect(source).toContain("export const TwoThumbs = exampleStory(priceSlider, 'two-thumbs');");
    expect(source).toContain('export const Dragged = stateStory(priceSlider, states.Dragged);');
  });

  it('have the names of the palette, each another', () => {
    const titles = stories.map(([, source]) => /title: '([^']+)'/.exec(source)?.[1]);

    expect(titles).toContain('Blocks/Header and footer/Main navigation');
    expect(new Set(titles).size).toBe(allBlocks.length);
  });

  it('stand in groups in the order of the palette', () => {
    const preview = readFileSync('.storybook/preview.tsx', 'utf8');
    const [, groups = ''] = /'Blocks',\s*\[([^\]]+)\]/.exec(preview) ?? [];
    const names: Readonly<Record<string, string>> = JSON.parse(
      readFileSync('locales/en/editor.json', 'utf8'),
    );

    expect([...groups.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(
      BLOCK_CATEGORIES.map((category) => names[`category.${category}`]),
    );
  });

  it('take the names of examples, not those inside of them', () => {
    const source =
      "[\n  {\n    name: 'typical',\n    meta: {\n      name: 'inside',\n    },\n  },\n  { name: 'empty' },\n]";

    expect(exampleNames(source)).toEqual(['typical', 'empty']);
  });
});

it('every system page has a story', () => {
  const screens = readFileSync('stories/pages/screens.stories.tsx', 'utf8');
  const shown = [...screens.matchAll(/screen\('(\w+)'\)/g)].map(([, name]) => name);

  expect(shown.toSorted()).toEqual(SYSTEM_PAGES.map(({ name }) => name).toSorted());
});

/** Blocks with a script of their own (`*.enhance.ts`), by the folder that it lies in. */
const ENHANCED = readdirSync('blocks', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.enhance.ts') && !file.startsWith('_'))
  .map((file) => file.split('/').slice(0, 2).join('/'));

it.each(ENHANCED)('%s reacts, and a story shows how (stories/states/)', (block) => {
  const [, source = ''] =
    stories.find(([file]) => file === `stories/blocks/${block}.stories.tsx`) ?? [];

  expect(source).toContain('stateStory(');
});

describe('stories of patterns', () => {
  it('show every pattern, by what it is for', () => {
    const shown = [...patternFiles.values()].flatMap((source) =>
      [...source.matchAll(/patterns\/\w+\/([a-z0-9-]+)\.json/g)].map(([, name]) => name),
    );

    expect(shown.toSorted()).toEqual(
      readPatterns()
        .patterns.map(({ name }) => name)
        .toSorted(),
    );
    expect(patternFiles.get('stories/patterns/opening.stories.tsx')).toContain(
      "title: 'Patterns/Opening'",
    );
    expect(patternFiles.get('stories/patterns/presets.stories.tsx')).toContain(
      "title: 'Pages/Presets'",
    );
  });
});
