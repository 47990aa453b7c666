import { loginModal } from '#blocks/account/login-modal/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Login modal', ...blockMeta(loginModal) };
export default meta;

export const Typical = exampleStory(loginModal, 'typical');
export const Empty = exampleStory(loginModal, 'empty');
export const LongText = exampleStory(loginModal, 'long-text');
export const MobileOverrides = exampleStory(loginModal, 'mobile-overrides');
