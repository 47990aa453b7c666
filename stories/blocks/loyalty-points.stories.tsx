import { loyaltyPoints } from '#blocks/account/loyalty-points/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Loyalty points', ...blockMeta(loyaltyPoints) };
export default meta;

export const Typical = exampleStory(loyaltyPoints, 'typical');
export const Empty = exampleStory(loyaltyPoints, 'empty');
export const LongText = exampleStory(loyaltyPoints, 'long-text');
export const MobileOverrides = exampleStory(loyaltyPoints, 'mobile-overrides');
