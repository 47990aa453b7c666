import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { companyDetailsExamples } from './company-details.examples.ts';
import { loadCompanyDetails } from './company-details.loader.ts';
import { companyDetailsSchema } from './company-details.schema.ts';
import { CompanyDetails } from './company-details.tsx';

export const companyDetails = defineBlock({
  type: 'company-details',
  version: 1,
  category: 'text',
  icon: 'building-2',
  schema: companyDetailsSchema,
  texts: blockTexts('company-details'),
  load: loadCompanyDetails,
  Component: CompanyDetails,
  examples: companyDetailsExamples,
});
