import { describe, expect, it } from 'vitest';
import type { LayeredFilter } from '#schemas/api/catalog.ts';
import { appliedFilters, chosenQuery, filterGroups, withCounts } from './filter-groups.ts';

const value = (attributeID: number, totalProducts = 1) => ({
  attributeID,
  valueLabel: `v${attributeID}`,
  totalProducts,
  minValue: null,
  maxValue: null,
  color: null,
  image: null,
});
const facet = (
  attributeCode: string,
  type: LayeredFilter['type'],
  values: LayeredFilter['values'],
): LayeredFilter => ({
  attributeCode,
  label: attributeCode,
  type,
  attributeID: 1,
  unit: '',
  customClass: '',
  values,
});
const price = (minValue: number, maxValue: number) =>
  facet('finalPrice', 'numberField', [{ ...value(0), minValue, maxValue }]);
const skin = facet('skin_type', 'multipleSelect', [value(1, 4), value(2, 3), value(3, 2)]);
const vegan = facet('vegan', 'yesNo', [value(1), value(0)]);

describe('the filters of a list', () => {
  it('are read from one key per attribute with its values separated by commas', () => {
    const groups = filterGroups([skin, vegan], { skin_type: '1,3', vegan: 'yes' });

    expect(chosenQuery(groups)).toEqual({ skin_type: '1,3', vegan: 'yes' });
    expect(appliedFilters(groups)).toEqual([
      { key: 'skin_type', value: '1,3' },
      { key: 'vegan', value: 'yes' },
    ]);
  });

  it('ignore keys and values that the list does not have', () => {
    const groups = filterGroups([skin], { skin_type: '2,99', color: '4' });

    expect(chosenQuery(groups)).toEqual({ skin_type: '2' });
  });

  it('round the ends of a range to whole numbers', () => {
    expect(filterGroups([price(4.5, 39.9)], {})).toMatchObject([{ min: 4, max: 40 }]);
  });

  it('leave out a range with both ends at zero, and one that holds everything', () => {
    const chosen = (finalPrice: string) =>
      chosenQuery(filterGroups([price(3, 60)], { finalPrice }));

    expect(chosen('0,0')).toEqual({});
    expect(chosen('3,60')).toEqual({});
    expect(chosen('5,40')).toEqual({ finalPrice: '5,40' });
    expect(chosen('5,')).toEqual({ finalPrice: '5,60' });
    expect(chosen('40,5')).toEqual({ finalPrice: '5,40' });
    expect(chosen('abc,def')).toEqual({});
  });

  it('offer no range of one number', () => {
    expect(filterGroups([price(25, 25)], {})).toEqual([]);
  });

  it('keep every value and take its count from the narrowed list', () => {
    const narrowed = [facet('skin_type', 'multipleSelect', [value(2, 1)])];
    const [group] = withCounts(filterGroups([skin], { skin_type: '2' }), narrowed);

    expect(group).toMatchObject({
      choices: [
        { value: '1', total: 0, isChosen: false },
        { value: '2', total: 1, isChosen: true },
        { value: '3', total: 0, isChosen: false },
      ],
    });
  });
});
