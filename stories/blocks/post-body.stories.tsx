import { postBody } from '#blocks/blog/post-body/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Post body', ...blockMeta(postBody) };
export default meta;

export const Typical = exampleStory(postBody, 'typical');
export const Empty = exampleStory(postBody, 'empty');
export const LongText = exampleStory(postBody, 'long-text');
export const MobileOverrides = exampleStory(postBody, 'mobile-overrides');
export const WithQuote = exampleStory(postBody, 'with-quote');
export const WithoutProducts = exampleStory(postBody, 'without-products');
