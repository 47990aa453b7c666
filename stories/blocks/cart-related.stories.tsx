import { cartRelated } from '#blocks/cart/cart-related/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Cart related', ...blockMeta(cartRelated) };
export default meta;

export const Typical = exampleStory(cartRelated, 'typical');
export const Empty = exampleStory(cartRelated, 'empty');
export const LongText = exampleStory(cartRelated, 'long-text');
export const MobileOverrides = exampleStory(cartRelated, 'mobile-overrides');
