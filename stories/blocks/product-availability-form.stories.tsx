import { productAvailabilityForm } from '#blocks/product/product-availability-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product availability form', ...blockMeta(productAvailabilityForm) };
export default meta;

export const Typical = exampleStory(productAvailabilityForm, 'typical');
export const Empty = exampleStory(productAvailabilityForm, 'empty');
export const LongText = exampleStory(productAvailabilityForm, 'long-text');
export const MobileOverrides = exampleStory(productAvailabilityForm, 'mobile-overrides');
