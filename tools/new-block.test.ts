import { describe, expect, it } from 'vitest';

import { blockFiles, withTexts } from './new-block.ts';

describe('blockFiles', () => {
  const files = blockFiles('content/opening-hours');

  it('writes every file that a block needs', () => {
    expect(Object.keys(files).sort()).toEqual([
      'blocks/content/opening-hours/index.ts',
      'blocks/content/opening-hours/opening-hours.examples.ts',
      'blocks/content/opening-hours/opening-hours.module.css',
      'blocks/content/opening-hours/opening-hours.schema.ts',
      'blocks/content/opening-hours/opening-hours.tsx',
    ]);
  });

  it('names the definition, the component and the texts after the type', () => {
    expect(files['blocks/content/opening-hours/index.ts']).toContain('export const openingHours =');
    expect(files['blocks/content/opening-hours/opening-hours.tsx']).toContain(
      'function OpeningHours(',
    );
    expect(files['blocks/content/opening-hours/index.ts']).toContain("blockTexts('opening-hours')");
  });

  it('imports only files that it writes, and those of the layers below', () => {
    const paths = new Set(Object.keys(files));
    for (const [path, text] of Object.entries(files)) {
      for (const [, target = ''] of text.matchAll(/from '(\.\/[^']+)'/g)) {
        expect(paths).toContain(path.replace(/[^/]+$/, target.slice(2)));
      }
    }
  });

  it('has the examples that every block needs', () => {
    const examples = files['blocks/content/opening-hours/opening-hours.examples.ts'] ?? '';
    const names = [...examples.matchAll(/name: '([a-z-]+)'/g)].map(([, name]) => name);

    expect(names).toEqual(['typical', 'empty', 'long-text', 'mobile-overrides']);
  });
});

it('adds texts of the new block to those of its group, in their order', () => {
  const before = JSON.stringify({ banner: { title: 'Natpis' }, usp: { title: 'Prednosti' } });
  const after = JSON.parse(withTexts(before, 'opening-hours'));

  expect(Object.keys(after)).toEqual(['banner', 'opening-hours', 'usp']);
  expect(after['opening-hours'].title).toBe('Opening hours');
  expect(after.banner).toEqual({ title: 'Natpis' });
});
