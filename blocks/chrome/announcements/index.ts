import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { announcementsExamples } from './announcements.examples.ts';
import { announcementsSchema } from './announcements.schema.ts';
import { Announcements } from './announcements.tsx';

export const announcements = defineBlock({
  type: 'announcements',
  version: 1,
  category: 'chrome',
  icon: 'megaphone',
  schema: announcementsSchema,
  texts: blockTexts('announcements'),
  Component: Announcements,
  examples: announcementsExamples,
});
