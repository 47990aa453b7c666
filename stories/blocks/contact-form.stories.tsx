import { contactForm } from '#blocks/content/contact-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Contact form', ...blockMeta(contactForm) };
export default meta;

export const Typical = exampleStory(contactForm, 'typical');
export const Empty = exampleStory(contactForm, 'empty');
export const LongText = exampleStory(contactForm, 'long-text');
export const MobileOverrides = exampleStory(contactForm, 'mobile-overrides');
