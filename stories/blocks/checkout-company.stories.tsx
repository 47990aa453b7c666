import { checkoutCompany } from '#blocks/checkout/checkout-company/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout company', ...blockMeta(checkoutCompany) };
export default meta;

export const Typical = exampleStory(checkoutCompany, 'typical');
export const Empty = exampleStory(checkoutCompany, 'empty');
export const LongText = exampleStory(checkoutCompany, 'long-text');
export const MobileOverrides = exampleStory(checkoutCompany, 'mobile-overrides');
