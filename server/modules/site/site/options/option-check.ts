import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { SYNONYMS_OPTION } from '#domain/commerce/synonyms.ts';
import { VAT_OPTION } from '#domain/commerce/vat-rates.ts';
import { COMPANY_OPTION } from '#domain/company/company.ts';
import { FACTOR_OPTION, FACTOR_RULES } from '#domain/people/second-factor.ts';
import { BIN_DAYS, BIN_OPTION } from '#domain/web/bin.ts';
import {
  EMBED_OPTION,
  MAX_EMBED_ORIGINS,
  ORIGIN_PATTERN,
} from '#domain/web/embeds/embedded-html.ts';
import { FORM_DAYS, FORM_DAYS_OPTION } from '#domain/web/form-answers.ts';
import { areRobotsLines, ROBOTS_MAX_LENGTH } from '#domain/web/robots.ts';
import { companySchema } from '#schemas/api/admin-company.ts';
import { synonymsSchema } from '#schemas/api/admin-synonyms.ts';
import { vatRatesSchema } from '#schemas/api/admin-vat.ts';
import { commentOptionsSchema } from '#schemas/api/comments.ts';
import { isEmail } from '#schemas/formats.ts';
import { localeSchema } from '#schemas/primitives.ts';
import { ValidationFailed } from '#server/errors.ts';
import { namesSchema } from '../navigation/navigation-names.ts';

/** What options that the server itself goes by may hold (SITE-09). All others are up to the shop. */
const RULES: Readonly<Record<string, TSchema>> = {
  ...commentOptionsSchema.properties,
  HomePageSlug: Type.String({ maxLength: 120 }),
  DefaultLanguage: localeSchema,
  AllowedLanguages: Type.Union([
    Type.Array(localeSchema, { minItems: 1, maxItems: 10 }),
    Type.String({ minLength: 2, maxLength: 60 }),
  ]),
  CopyrightText: Type.String({ maxLength: 500 }),
  ThemeNavigations: namesSchema,
  AutoGenerateSiteMap: Type.Boolean(),
  SearchEngines: Type.Boolean(),
  RobotsLines: Type.String({ maxLength: ROBOTS_MAX_LENGTH }),
  CacheEnabled: Type.Boolean(),
  [BIN_OPTION]: Type.Integer({ minimum: BIN_DAYS.min, maximum: BIN_DAYS.max }),
  [FORM_DAYS_OPTION]: Type.Integer({ minimum: FORM_DAYS.min, maximum: FORM_DAYS.max }),
  RequireEmailConfirmation: Type.Boolean(),
  [FACTOR_OPTION]: Type.Enum([...FACTOR_RULES]),
  [COMPANY_OPTION]: companySchema,
  [SYNONYMS_OPTION]: synonymsSchema,
  [VAT_OPTION]: vatRatesSchema,
  [EMBED_OPTION]: Type.Array(Type.String({ maxLength: 120, pattern: ORIGIN_PATTERN }), {
    maxItems: MAX_EMBED_ORIGINS,
  }),
  ContactRecipients: Type.Array(Type.String({ maxLength: 254 }), { maxItems: 20 }),
};

/** Throws `ValidationFailed` for a value that the option of that key cannot have. */
export function checkOption(key: string, value: unknown): void {
  const rule = Object.hasOwn(RULES, key) ? RULES[key] : undefined;
  if (rule && !Value.Check(rule, value)) throw new ValidationFailed({ fields: { value: 'type' } });
  if (key === 'RobotsLines' && !areRobotsLines(String(value))) {
    throw new ValidationFailed({ fields: { value: 'robots' } });
  }
  if (key === 'ContactRecipients' && !areAddresses(value)) {
    throw new ValidationFailed({ fields: { value: 'email' } });
  }
}

function areAddresses(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => isEmail(String(text)));
}
