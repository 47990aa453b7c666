import { wishlistGrid } from '#blocks/catalog/wishlist-grid/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Wishlist grid', ...blockMeta(wishlistGrid) };
export default meta;

export const Typical = exampleStory(wishlistGrid, 'typical');
export const Empty = exampleStory(wishlistGrid, 'empty');
export const LongText = exampleStory(wishlistGrid, 'long-text');
export const MobileOverrides = exampleStory(wishlistGrid, 'mobile-overrides');
export const Guest = exampleStory(wishlistGrid, 'guest');
