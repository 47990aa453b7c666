import { companyFaults } from '#domain/company/check.ts';
import { COMPANY_OPTION, type Company, readCompany, tidyCompany } from '#domain/company/company.ts';
import { companyFactsOf } from '#domain/company/facts.ts';
import { companyImprint, companyRows } from '#domain/company/rows.ts';
import type { Locale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { CompanyState } from '#schemas/api/admin-company.ts';
import type { CompanyFacts } from '#schemas/api/company.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Author } from '#server/modules/operations/history/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { OptionChanges } from '../options/option-changes.ts';
import type { SiteService } from '../site.service.ts';

type Place = Pick<CallContext, 'site' | 'locale'>;

/** Who sells on a site: what everything that names the seller asks. */
export interface CompanyService {
  of(siteId: number): Promise<Company>;
  facts(place: Place): Promise<CompanyFacts>;
  state(place: Place): Promise<CompanyState>;
  /** What `{company.name}` and its like stand for. */
  placeholderFacts(place: Place): Promise<Record<string, string>>;
  /** Throws `ValidationFailed` with what is wrong by field. */
  change(author: Author, company: Company): Promise<void>;
}

export function createCompanyService(
  site: Pick<SiteService, 'options'>,
  changes: Pick<OptionChanges, 'rule' | 'change'>,
) {
  changes.rule({ key: COMPANY_OPTION, check: (_siteId, value) => checked(readCompany(value)) });

  async function of(siteId: number): Promise<Company> {
    const [option] = await site.options(siteId, [COMPANY_OPTION]);
    return readCompany(option?.value);
  }

  function factsOf(company: Company, name: string, locale: Locale): CompanyFacts {
    const rows = companyRows(company, serverTexts(locale).company, locale);
    return { name: company.name || name, rows };
  }

  const service: CompanyService = {
    of,

    facts: async ({ site: { id, name }, locale }) => factsOf(await of(id), name, locale),

    async placeholderFacts({ site: { id, name, url }, locale }) {
      return companyFactsOf(await of(id), { name, url, locale });
    },

    async state({ site: { id, name }, locale }) {
      const company = await of(id);
      const words = serverTexts(locale).company;
      return {
        company,
        facts: factsOf(company, name, locale),
        imprint: companyImprint(company, { words, locale, name }),
      };
    },

    async change(author, company) {
      await changes.change(author, { key: COMPANY_OPTION, value: company });
    },
  };
  return service;
}

function checked(said: Company): Company {
  const company = tidyCompany(said);
  const fields = companyFaults(company);
  if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
  return company;
}
