import { byLocale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { BitSet } from './bit-set.ts';
import { type Condition, type Narrowed, whereAllHold } from './conditions.ts';
import type { ListedAttribute } from './listing.repository.ts';
import type { SiteListing } from './listings.ts';

/** One value to filter by and how many products of the list have it. */
export interface FacetValue {
  id: number;
  /** Name by locale. */
  labels: Readonly<Record<string, string>>;
  color: string | null;
  mediaId: number | null;
  total: number;
  min: number | null;
  max: number | null;
}

/** A group of values to filter by. */
export interface Facet {
  code: string;
  attributeId: number;
  labels: Readonly<Record<string, string>>;
  type: ListedAttribute['type'];
  unit: string;
  customClass: string;
  values: readonly FacetValue[];
}

const word = (name: 'price' | 'brand' | 'yes' | 'no') =>
  byLocale((locale) => serverTexts(locale).facets[name]);
const PRICE = word('price');
const BRAND = word('brand');
const YES = word('yes');
const NO = word('no');
const CENTS = 100;

/**
 * What a list can be filtered by. Values of one facet are alternatives: each is counted among the
 * products that all other facets let through, so its count is that of the list with this value
 * chosen (I43). Values that no product has are left out.
 */
export function facetsOf(site: SiteListing, narrowed: Narrowed, currencyId: number): Facet[] {
  const { listing, structure } = site;
  const among = (code: string) => candidatesFor(code, narrowed);
  const amongBrands = among('brand');
  const brands = [...structure.brands].map(([id, name]) => ({
    ...facetValue(
      id,
      byLocale(() => name),
    ),
    total: listing.countIn(`brand:${id}`, amongBrands),
  }));
  const facets: Facet[] = [
    {
      ...special('finalPrice', PRICE, 'numberField'),
      values: rangeOf(listing.boundsIn(`price:${currencyId}`, among('finalPrice')), CENTS),
    },
    { ...special('brand', BRAND, 'multipleSelect'), values: present(brands) },
    ...structure.attributes
      .filter(({ filterable }) => filterable)
      .map((attribute) => facetOf(site, attribute, among(attribute.code))),
  ];
  return facets.filter(({ values }) => values.length > 0);
}

/** The products that all filters but those of the facet itself let through. */
function candidatesFor(code: string, { slots, unfiltered, conditions }: Narrowed): BitSet {
  const others = conditions.filter((condition: Condition) => condition.key !== code);
  return others.length === conditions.length ? slots : whereAllHold(unfiltered, others);
}

function facetOf({ listing }: SiteListing, attribute: ListedAttribute, among: BitSet): Facet {
  const { id, code, labels, type, unit, customClass } = attribute;
  const column = `number:${id}`;
  return { code, attributeId: id, labels, type, unit, customClass, values: values() };

  function values(): FacetValue[] {
    switch (type) {
      case 'numberField':
      case 'date':
      case 'dateTime':
        return rangeOf(listing.boundsIn(column, among), 1);
      case 'yesNo':
        return present([
          { ...facetValue(1, YES), total: listing.countIn(`is:${id}:1`, among) },
          { ...facetValue(0, NO), total: listing.countIn(`is:${id}:0`, among) },
        ]);
      default:
        return present(
          attribute.values.map((value) => ({
            ...facetValue(value.id, value.labels),
            color: value.color,
            mediaId: value.mediaId,
            total: listing.countIn(`value:${value.id}`, among),
          })),
        );
    }
  }
}

function special(code: string, labels: Record<string, string>, type: ListedAttribute['type']) {
  return { code, attributeId: 0, labels, type, unit: '', customClass: '' };
}

function facetValue(id: number, labels: Readonly<Record<string, string>>): FacetValue {
  return { id, labels, color: null, mediaId: null, total: 0, min: null, max: null };
}

function present(values: readonly FacetValue[]): FacetValue[] {
  return values.filter(({ total }) => total > 0);
}

function rangeOf(
  bounds: { min: number; max: number; total: number } | null,
  divisor: number,
): FacetValue[] {
  if (!bounds) return [];
  const { min, max, total } = bounds;
  return [{ ...facetValue(0, {}), total, min: min / divisor, max: max / divisor }];
}
