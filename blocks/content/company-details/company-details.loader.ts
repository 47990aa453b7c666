import type { LoadContext } from '#runtime/define-block.ts';
import { type CompanyFacts, companyFacts } from '#schemas/api/company.ts';
import type { CompanyDetailsValues } from './company-details.schema.ts';

/** The seller as documents and mails name it, labels included. */
export function loadCompanyDetails({
  api,
}: LoadContext<CompanyDetailsValues>): Promise<CompanyFacts> {
  return api.get(companyFacts, {});
}
