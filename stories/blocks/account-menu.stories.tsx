import { accountMenu } from '#blocks/account/account-menu/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Account menu', ...blockMeta(accountMenu) };
export default meta;

export const Typical = exampleStory(accountMenu, 'typical');
export const Empty = exampleStory(accountMenu, 'empty');
export const LongText = exampleStory(accountMenu, 'long-text');
export const MobileOverrides = exampleStory(accountMenu, 'mobile-overrides');
