import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { languageSwitchExamples } from './language-switch.examples.ts';
import { loadLanguages } from './language-switch.loader.ts';
import { languageSwitchSchema } from './language-switch.schema.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const languageSwitch = defineBlock({
  type: 'language-switch',
  version: 1,
  category: 'chrome',
  icon: 'languages',
  schema: languageSwitchSchema,
  texts: blockTexts('language-switch'),
  load: loadLanguages,
  Component: LanguageSwitch,
  examples: languageSwitchExamples,
});
