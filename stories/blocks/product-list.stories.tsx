import { productList } from '#blocks/catalog/product-list/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product list', ...blockMeta(productList) };
export default meta;

export const Typical = exampleStory(productList, 'typical');
export const Empty = exampleStory(productList, 'empty');
export const LongText = exampleStory(productList, 'long-text');
export const MobileOverrides = exampleStory(productList, 'mobile-overrides');
export const Filtered = exampleStory(productList, 'filtered');
export const NothingFits = exampleStory(productList, 'nothing-fits');
export const OneResult = exampleStory(productList, 'one-result');
