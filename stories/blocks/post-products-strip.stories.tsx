import { postProductsStrip } from '#blocks/catalog/post-products-strip/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Post products strip', ...blockMeta(postProductsStrip) };
export default meta;

export const Typical = exampleStory(postProductsStrip, 'typical');
export const Empty = exampleStory(postProductsStrip, 'empty');
export const LongText = exampleStory(postProductsStrip, 'long-text');
export const MobileOverrides = exampleStory(postProductsStrip, 'mobile-overrides');
export const TakenByQuote = exampleStory(postProductsStrip, 'taken-by-quote');
