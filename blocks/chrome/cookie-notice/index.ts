import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { cookieNoticeExamples } from './cookie-notice.examples.ts';
import { loadCookieNotice } from './cookie-notice.loader.ts';
import { cookieNoticeSchema } from './cookie-notice.schema.ts';
import { CookieNotice } from './cookie-notice.tsx';

export const cookieNotice = defineBlock({
  type: 'cookie-notice',
  version: 1,
  category: 'chrome',
  icon: 'cookie',
  schema: cookieNoticeSchema,
  texts: blockTexts('cookie-notice'),
  contract: { on: ['cookieNotice'], provides: ['cookie-choice'], unique: true },
  load: loadCookieNotice,
  Component: CookieNotice,
  examples: cookieNoticeExamples,
});
