import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { downloadListExamples } from './download-list.examples.ts';
import { downloadListSchema } from './download-list.schema.ts';
import { DownloadList } from './download-list.tsx';

export const downloadList = defineBlock({
  type: 'download-list',
  version: 1,
  category: 'media',
  icon: 'file-down',
  schema: downloadListSchema,
  texts: blockTexts('download-list'),
  Component: DownloadList,
  examples: downloadListExamples,
});
