import { cartRestore } from '#blocks/cart/cart-restore/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Cart restore', ...blockMeta(cartRestore) };
export default meta;

export const Typical = exampleStory(cartRestore, 'typical');
export const Empty = exampleStory(cartRestore, 'empty');
export const LongText = exampleStory(cartRestore, 'long-text');
export const MobileOverrides = exampleStory(cartRestore, 'mobile-overrides');
