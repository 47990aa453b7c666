import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { personalDataFormExamples } from './personal-data-form.examples.ts';
import { loadPersonalData } from './personal-data-form.loader.ts';
import { personalDataFormSchema } from './personal-data-form.schema.ts';
import { PersonalDataForm } from './personal-data-form.tsx';

export const personalDataForm = defineBlock({
  type: 'personal-data-form',
  version: 1,
  category: 'account',
  icon: 'user-round',
  schema: personalDataFormSchema,
  texts: blockTexts('personal-data-form'),
  contract: { on: ['profile'], provides: ['personal-data'], inside: 'personal-tab' },
  load: loadPersonalData,
  Component: PersonalDataForm,
  examples: personalDataFormExamples,
});
