import { eventDetail } from '#blocks/content/event-detail/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Event detail', ...blockMeta(eventDetail) };
export default meta;

export const Typical = exampleStory(eventDetail, 'typical');
export const Empty = exampleStory(eventDetail, 'empty');
export const LongText = exampleStory(eventDetail, 'long-text');
export const MobileOverrides = exampleStory(eventDetail, 'mobile-overrides');
export const WithoutPicture = exampleStory(eventDetail, 'without-picture');
