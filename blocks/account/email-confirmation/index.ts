import { defineBlock } from '#runtime/define-block.ts';
import { emailConfirmationExamples } from './email-confirmation.examples.ts';
import { loadEmailConfirmation } from './email-confirmation.loader.ts';
import { emailConfirmationSchema } from './email-confirmation.schema.ts';
import { emailConfirmationTexts } from './email-confirmation.texts.ts';
import { EmailConfirmation } from './email-confirmation.tsx';

export const emailConfirmation = defineBlock({
  type: 'email-confirmation',
  version: 1,
  category: 'forms',
  icon: 'mail-check',
  schema: emailConfirmationSchema,
  texts: emailConfirmationTexts,
  load: loadEmailConfirmation,
  Component: EmailConfirmation,
  examples: emailConfirmationExamples,
});
