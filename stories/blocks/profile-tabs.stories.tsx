import { profileTabs } from '#blocks/account/profile-tabs/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Profile tabs', ...blockMeta(profileTabs) };
export default meta;

export const Typical = exampleStory(profileTabs, 'typical');
export const Empty = exampleStory(profileTabs, 'empty');
export const LongText = exampleStory(profileTabs, 'long-text');
export const MobileOverrides = exampleStory(profileTabs, 'mobile-overrides');
