import { COUNTRIES, EUROPEAN_UNION, type SoldCountries } from '#domain/commerce/countries.ts';
import { countryName } from '#domain/company/rows.ts';
import type { Locale } from '#domain/locales.ts';
import type { CountriesState } from '#schemas/api/admin-countries.ts';

/** A country that can be added. */
export interface CountryChoice {
  /** Its place among all. */
  id: number;
  iso: string;
  title: string;
}

/** What is sold in beside the rest of what was loaded. */
export const draftOf = ({ countries, standard }: CountriesState): SoldCountries => ({
  countries,
  standard,
});

/** Countries by name, without those that are there. */
export function choicesWithout(sold: readonly string[], locale: Locale): CountryChoice[] {
  const collator = new Intl.Collator(locale);
  return COUNTRIES.map(({ iso }, id) => ({ id, iso, title: countryName(iso, locale) }))
    .filter(({ iso }) => !sold.includes(iso))
    .sort((a, b) => collator.compare(a.title, b.title));
}

/** Without accents and capitals, as people type. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase();

/** Those whose name or code begins with what was typed first, then those that hold it. */
export function matching(choices: readonly CountryChoice[], query: string): CountryChoice[] {
  const wanted = plain(query);
  const begins = ({ iso, title }: CountryChoice) =>
    iso.toLowerCase() === wanted || plain(title).startsWith(wanted);
  const holds = (choice: CountryChoice) => !begins(choice) && plain(choice.title).includes(wanted);
  return [...choices.filter(begins), ...choices.filter(holds)];
}

/** The first country that is added is proposed; so is the first that is left. */
export function withCountries(draft: SoldCountries, countries: readonly string[]): SoldCountries {
  const standard = countries.includes(draft.standard) ? draft.standard : (countries[0] ?? '');
  return { countries, standard };
}

/** The same and the countries of the Union that are missing, by name. */
export function withUnion(draft: SoldCountries, locale: Locale): SoldCountries {
  const union = choicesWithout(draft.countries, locale)
    .map(({ iso }) => iso)
    .filter((iso) => EUROPEAN_UNION.includes(iso));
  return withCountries(draft, [...draft.countries, ...union]);
}

export const lacksUnion = ({ countries }: SoldCountries): boolean =>
  EUROPEAN_UNION.some((iso) => !countries.includes(iso));

/** Names of the ways of delivery that go to a country. */
export function routesTo(iso: string, routes: CountriesState['routes']): string[] {
  return routes.filter(({ countries }) => countries.includes(iso)).map(({ name }) => name);
}

/** Names of the ways of delivery that went somewhere and would go nowhere. */
export function strandedBy(
  countries: readonly string[],
  saved: CountriesState,
): CountriesState['routes'] {
  const goesTo = (route: CountriesState['routes'][number], to: readonly string[]) =>
    route.countries.some((iso) => to.includes(iso));
  return saved.routes.filter(
    (route) => goesTo(route, saved.countries) && !goesTo(route, countries),
  );
}
