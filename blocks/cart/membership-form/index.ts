import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { membershipFormExamples } from './membership-form.examples.ts';
import { loadMembership } from './membership-form.loader.ts';
import { membershipFormSchema } from './membership-form.schema.ts';
import { MembershipForm } from './membership-form.tsx';

export const membershipForm = defineBlock({
  type: 'membership-form',
  version: 1,
  category: 'checkout',
  icon: 'id-card',
  schema: membershipFormSchema,
  texts: blockTexts('membership-form'),
  contract: { on: ['cart', 'checkout'], requires: ['sums'] },
  load: loadMembership,
  Component: MembershipForm,
  examples: membershipFormExamples,
});
