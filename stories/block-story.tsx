import '#locales/all-site-texts.ts';

import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';

import { allBlocks } from '#blocks/all-blocks.ts';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import { createRegistry } from '#runtime/registry.ts';
import { BlockPreview } from '#runtime/render/preview.tsx';
import { sampleMedia } from '#tests/support/sample-media.ts';
import { Enhanced } from './enhanced.tsx';
import { localeOf } from './globals.ts';

const registry = createRegistry(allBlocks);
/** Height of the frame that the documentation shows windows in. */
const WINDOW_HEIGHT = '32rem';

type Args = Record<string, unknown>;
type Field = {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  'x-bag'?: string;
  'x-group'?: string;
};

/** Everything of a block's Storybook entry but its title, which Storybook reads without running the file. */
export function blockMeta(block: AnyBlock): Omit<Meta<Args>, 'title'> {
  return {
    argTypes: argTypesOf(block),
    parameters: {
      block: block.type,
      docs: {
        description: { component: block.texts('en').description },
        // A window would lie over the whole page of documentation.
        ...(opensWindow(block) && { story: { inline: false, height: WINDOW_HEIGHT } }),
      },
    },
  };
}

function opensWindow({ window, type }: AnyBlock): boolean {
  return window === true || type === 'popup';
}

/** One example of a block as a story; its controls are the fields of the block's schema. */
export function exampleStory(block: AnyBlock, name: string): StoryObj<Args> {
  const example = block.examples.find((candidate) => candidate.name === name);
  if (!example)
    throw new Error(
      `Izlog: block "${block.type}" has no example "${name}". Rename the story or add the example.`,
    );
  return {
    args: { ...example.meta, ...example.options },
    render: (args, { globals }) => (
      // Scripts change the markup behind React's back: what changes is drawn anew.
      <Enhanced key={JSON.stringify([args, globals])}>
        <BlockPreview
          block={block}
          example={withArgs(block, example, args)}
          locale={localeOf(globals)}
          viewport="both"
          media={sampleMedia}
          registry={registry}
        />
      </Enhanced>
    ),
  };
}

function fieldsOf(block: AnyBlock): [string, Field][] {
  return Object.entries(block.schema.properties as Record<string, Field>);
}

function withArgs(block: AnyBlock, example: BlockExample, args: Args): BlockExample {
  const inBag = (bag: string) =>
    Object.fromEntries(
      fieldsOf(block)
        .filter(([name, field]) => field['x-bag'] === bag && args[name] !== undefined)
        .map(([name]) => [name, args[name]]),
    );
  return { ...example, meta: inBag('meta'), options: inBag('options') };
}

function argTypesOf(block: AnyBlock): Partial<ArgTypes<Args>> {
  const entries = fieldsOf(block).map(([name, field]) => [
    name,
    {
      name: block.texts('en').fields[name] ?? name,
      control: controlOf(field),
      table: { category: field['x-group'] ?? 'content' },
      ...(field.enum ? { options: field.enum } : {}),
    },
  ]);
  return Object.fromEntries(entries);
}

function controlOf(field: Field) {
  if (field.enum) return { type: 'select' as const };
  if (field.type === 'boolean') return { type: 'boolean' as const };
  if (field.type === 'string') return { type: 'text' as const };
  if (field.type === 'integer' || field.type === 'number') {
    return {
      type: 'number' as const,
      ...(field.minimum === undefined ? {} : { min: field.minimum }),
      ...(field.maximum === undefined ? {} : { max: field.maximum }),
    };
  }
  return { type: 'object' as const };
}
