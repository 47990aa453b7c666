import { checkoutAddress } from '#blocks/checkout/checkout-address/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout address', ...blockMeta(checkoutAddress) };
export default meta;

export const Typical = exampleStory(checkoutAddress, 'typical');
export const Empty = exampleStory(checkoutAddress, 'empty');
export const LongText = exampleStory(checkoutAddress, 'long-text');
export const MobileOverrides = exampleStory(checkoutAddress, 'mobile-overrides');
export const DifferentPayer = exampleStory(checkoutAddress, 'different-payer');
