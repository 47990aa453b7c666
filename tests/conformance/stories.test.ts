import { describe, expect, it } from 'vitest';

import { allBlocks } from '#blocks/all-blocks.ts';
import { blockStories, exampleNames, storyFile } from '../../.storybook/block-stories.ts';

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
    const source = storyFile('catalog', 'price-slider', ['typical', 'two-thumbs']);

    expect(source).toContain("title: 'Blocks/Catalog/Price slider'");
    expect(source).toContain("export const TwoThumbs = exampleStory(priceSlider, 'two-thumbs');");
  });

  it('take the names of examples, not those inside of them', () => {
    const source =
      "[\n  {\n    name: 'typical',\n    meta: {\n      name: 'inside',\n    },\n  },\n  { name: 'empty' },\n]";

    expect(exampleNames(source)).toEqual(['typical', 'empty']);
  });
});
