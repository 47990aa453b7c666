import { postCarousel } from '#blocks/blog/post-carousel/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Post carousel', ...blockMeta(postCarousel) };
export default meta;

export const Typical = exampleStory(postCarousel, 'typical');
export const Empty = exampleStory(postCarousel, 'empty');
export const LongText = exampleStory(postCarousel, 'long-text');
export const MobileOverrides = exampleStory(postCarousel, 'mobile-overrides');
export const SinglePost = exampleStory(postCarousel, 'single-post');
