import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { hashtagWallExamples } from './hashtag-wall.examples.ts';
import { loadPosts } from './hashtag-wall.loader.ts';
import { hashtagWallSchema } from './hashtag-wall.schema.ts';
import { HashtagWall } from './hashtag-wall.tsx';

export const hashtagWall = defineBlock({
  type: 'hashtag-wall',
  version: 1,
  category: 'social-proof',
  icon: 'hash',
  schema: hashtagWallSchema,
  texts: blockTexts('hashtag-wall'),
  load: loadPosts,
  Component: HashtagWall,
  examples: hashtagWallExamples,
});
