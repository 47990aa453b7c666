import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { popupExamples } from './popup.examples.ts';
import { popupSchema } from './popup.schema.ts';
import { Popup } from './popup.tsx';

export const popup = defineBlock({
  type: 'popup',
  version: 1,
  category: 'layout',
  icon: 'app-window',
  schema: popupSchema,
  texts: blockTexts('popup'),
  slots: { content: {} },
  contract: { unique: true, notOn: ['checkout'] },
  wraps: 'all',
  Component: Popup,
  examples: popupExamples,
});
