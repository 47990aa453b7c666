import { membershipForm } from '#blocks/cart/membership-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Membership form', ...blockMeta(membershipForm) };
export default meta;

export const Typical = exampleStory(membershipForm, 'typical');
export const Empty = exampleStory(membershipForm, 'empty');
export const LongText = exampleStory(membershipForm, 'long-text');
export const MobileOverrides = exampleStory(membershipForm, 'mobile-overrides');
export const Used = exampleStory(membershipForm, 'used');
export const Refused = exampleStory(membershipForm, 'refused');
export const Guest = exampleStory(membershipForm, 'guest');
