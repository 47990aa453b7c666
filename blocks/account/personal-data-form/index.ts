import { defineBlock } from '#runtime/define-block.ts';
import { personalDataFormExamples } from './personal-data-form.examples.ts';
import { loadPersonalData } from './personal-data-form.loader.ts';
import { personalDataFormSchema } from './personal-data-form.schema.ts';
import { personalDataFormTexts } from './personal-data-form.texts.ts';
import { PersonalDataForm } from './personal-data-form.tsx';

export const personalDataForm = defineBlock({
  type: 'personal-data-form',
  version: 1,
  category: 'forms',
  icon: 'user-round',
  schema: personalDataFormSchema,
  texts: personalDataFormTexts,
  load: loadPersonalData,
  Component: PersonalDataForm,
  examples: personalDataFormExamples,
});
