import { couponForm } from '#blocks/cart/coupon-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Coupon form', ...blockMeta(couponForm) };
export default meta;

export const Typical = exampleStory(couponForm, 'typical');
export const Empty = exampleStory(couponForm, 'empty');
export const LongText = exampleStory(couponForm, 'long-text');
export const MobileOverrides = exampleStory(couponForm, 'mobile-overrides');
export const Used = exampleStory(couponForm, 'used');
export const Refused = exampleStory(couponForm, 'refused');
