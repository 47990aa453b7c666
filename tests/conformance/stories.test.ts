import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { allBlocks } from '#blocks/all-blocks.ts';

describe('stories of blocks', () => {
  it.each(allBlocks.map((block) => [block.type, block] as const))(
    'show every example of %s',
    (type, block) => {
      const file = `stories/blocks/${type}.stories.tsx`;
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';

      for (const { name } of block.examples) expect(source).toContain(`'${name}'`);
    },
  );
});
