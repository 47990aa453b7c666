import { socialLoginView } from '#blocks/account/social-login-view/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Social login view', ...blockMeta(socialLoginView) };
export default meta;

export const Typical = exampleStory(socialLoginView, 'typical');
export const Empty = exampleStory(socialLoginView, 'empty');
export const LongText = exampleStory(socialLoginView, 'long-text');
export const MobileOverrides = exampleStory(socialLoginView, 'mobile-overrides');
