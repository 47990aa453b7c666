import { billingAddress } from '#blocks/checkout/billing-address/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Billing address', ...blockMeta(billingAddress) };
export default meta;

export const Typical = exampleStory(billingAddress, 'typical');
export const Empty = exampleStory(billingAddress, 'empty');
export const NoneYet = exampleStory(billingAddress, 'none-yet');
export const LongText = exampleStory(billingAddress, 'long-text');
export const MobileOverrides = exampleStory(billingAddress, 'mobile-overrides');
