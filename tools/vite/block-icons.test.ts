import * as lucide from 'lucide-react';
import { expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { exportOf, iconNames } from './block-icons.ts';

it('finds the icon of every block, each with a drawing', () => {
  const named = [...new Set(allBlocks.map(({ icon }) => icon))].sort();

  expect(iconNames('blocks')).toEqual(named);
  expect(named.filter((name) => !(exportOf(name) in lucide))).toEqual([]);
});
