import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { videoExamples } from './video.examples.ts';
import { videoSchema } from './video.schema.ts';
import { Video } from './video.tsx';

export const video = defineBlock({
  type: 'video',
  version: 1,
  category: 'media',
  icon: 'clapperboard',
  schema: videoSchema,
  texts: blockTexts('video'),
  Component: Video,
  examples: videoExamples,
});
