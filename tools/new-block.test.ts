import { describe, expect, it } from 'vitest';

import { blockFiles, storyFile } from './new-block.ts';

describe('blockFiles', () => {
  const files = blockFiles('opening-hours');

  it('writes every file that a block needs, and its stories', () => {
    expect(Object.keys(files).sort()).toEqual([
      'blocks/opening-hours/index.ts',
      'blocks/opening-hours/opening-hours.examples.ts',
      'blocks/opening-hours/opening-hours.module.css',
      'blocks/opening-hours/opening-hours.schema.ts',
      'blocks/opening-hours/opening-hours.texts.ts',
      'blocks/opening-hours/opening-hours.tsx',
      'stories/blocks/opening-hours.stories.tsx',
    ]);
  });

  it('names the definition, the component and the title after the type', () => {
    expect(files['blocks/opening-hours/index.ts']).toContain('export const openingHours =');
    expect(files['blocks/opening-hours/opening-hours.tsx']).toContain('function OpeningHours(');
    expect(files['blocks/opening-hours/opening-hours.texts.ts']).toContain("'Opening hours'");
  });

  it('imports only files that it writes, and those of the layers below', () => {
    const paths = new Set(Object.keys(files));
    for (const [path, text] of Object.entries(files)) {
      for (const [, target = ''] of text.matchAll(/from '(\.\/[^']+)'/g)) {
        expect(paths).toContain(path.replace(/[^/]+$/, target.slice(2)));
      }
    }
  });

  it('has one story for each example', () => {
    const examples = files['blocks/opening-hours/opening-hours.examples.ts'] ?? '';
    const names = [...examples.matchAll(/name: '([a-z-]+)'/g)].map(([, name]) => name);

    expect(names).toEqual(['typical', 'empty', 'long-text', 'mobile-overrides']);
    for (const name of names) {
      expect(files['stories/blocks/opening-hours.stories.tsx']).toContain(`'${name}'`);
    }
  });
});

describe('storyFile', () => {
  it('makes a story of every example under a title that Storybook can read', () => {
    const source = storyFile('price-slider', ['typical', 'two-thumbs']);

    expect(source).toContain("title: 'Blocks/Price slider'");
    expect(source).toContain("export const Typical = exampleStory(priceSlider, 'typical');");
    expect(source).toContain("export const TwoThumbs = exampleStory(priceSlider, 'two-thumbs');");
  });
});
