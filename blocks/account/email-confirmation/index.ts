import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { emailConfirmationExamples } from './email-confirmation.examples.ts';
import { loadEmailConfirmation } from './email-confirmation.loader.ts';
import { emailConfirmationSchema } from './email-confirmation.schema.ts';
import { EmailConfirmation } from './email-confirmation.tsx';

export const emailConfirmation = defineBlock({
  type: 'email-confirmation',
  version: 1,
  category: 'account',
  icon: 'mail-check',
  schema: emailConfirmationSchema,
  texts: blockTexts('email-confirmation'),
  contract: { on: ['confirmEmail'], provides: ['email-confirmation'] },
  load: loadEmailConfirmation,
  Component: EmailConfirmation,
  examples: emailConfirmationExamples,
});
