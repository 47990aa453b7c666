import { cookieNotice } from '#blocks/chrome/cookie-notice/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Cookie notice', ...blockMeta(cookieNotice) };
export default meta;

export const Typical = exampleStory(cookieNotice, 'typical');
export const Empty = exampleStory(cookieNotice, 'empty');
export const LongText = exampleStory(cookieNotice, 'long-text');
export const MobileOverrides = exampleStory(cookieNotice, 'mobile-overrides');
export const Card = exampleStory(cookieNotice, 'card');
