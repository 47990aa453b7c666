import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

import { allBlocks } from '#blocks/all-blocks.ts';
import { BlockAdvice, BlockFacts } from './block-docs.tsx';

/** Page of documentation of a component; that of a block tells all that its definition says. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const block = allBlocks.find(({ type }) => type === preparedMeta.parameters['block']);
  return (
    <>
      <Title />
      <Description />
      {block && <BlockAdvice block={block} />}
      <Primary />
      <Controls />
      {block && <BlockFacts block={block} />}
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}
