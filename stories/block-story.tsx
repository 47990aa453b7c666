import '#locales/all-site-texts.ts';

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import { type Args, argsOf, withArgs } from './controls/block-args.ts';
import { controlsOf } from './controls/block-controls.ts';
import { frameOf, localeOf } from './controls/globals.ts';
import { Enhanced } from './enhanced.tsx';
import { FramedBlock } from './framed-block.tsx';
import type { State } from './states/state.ts';

/** Height of the frame that the documentation shows windows in. */
const WINDOW_HEIGHT = '32rem';

/** Everything of a block's Storybook entry but its title, which Storybook reads without running the file. */
export function blockMeta(block: AnyBlock): Omit<Meta<Args>, 'title'> {
  return {
    argTypes: controlsOf(block),
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

/** One example of a block as a story; its controls are the fields of the block's schema, and its slots. */
export function exampleStory(block: AnyBlock, name: string): StoryObj<Args> {
  const example = exampleOf(block, name);
  return {
    args: argsOf(block, example),
    render: (args, { globals }) => (
      // Scripts change the markup behind React's back: what changes is drawn anew.
      <Enhanced key={JSON.stringify([args, globals])}>
        <FramedBlock
          block={block}
          example={withArgs(block, example, args)}
          locale={localeOf(globals)}
          frame={frameOf(globals)}
        />
      </Enhanced>
    ),
  };
}

/** A state of a block as a story: an example, and what people do with it. */
export function stateStory(block: AnyBlock, state: State): StoryObj<Args> {
  const story = exampleStory(block, state.example);
  return {
    ...story,
    args: { ...story.args, ...state.args },
    beforeEach: () => state.before?.(),
    play: ({ canvasElement }) => state.play({ canvasElement }),
    ...(state.viewport && { globals: { viewport: { value: state.viewport } } }),
  };
}

function exampleOf(block: AnyBlock, name: string): BlockExample {
  const example = block.examples.find((candidate) => candidate.name === name);
  if (example) return example;
  throw new Error(
    `Izlog: block "${block.type}" has no example "${name}". Rename the story or add the example.`,
  );
}
