import { newsletterForm } from '#blocks/chrome/newsletter-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Newsletter form', ...blockMeta(newsletterForm) };
export default meta;

export const Typical = exampleStory(newsletterForm, 'typical');
export const Empty = exampleStory(newsletterForm, 'empty');
export const LongText = exampleStory(newsletterForm, 'long-text');
export const MobileOverrides = exampleStory(newsletterForm, 'mobile-overrides');
