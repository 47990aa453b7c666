import { describe, expect, it } from 'vitest';
import { SORT_IDS } from '#schemas/api/catalog.ts';
import type { Category } from '#schemas/api/categories.ts';
import { askedPage, listOrder, pageSize, sortOf } from './list-order.ts';

const category: Category = {
  id: 1,
  name: 'Njega lica',
  slug: 'njega-lica',
  description: '',
  image: null,
  parent_id: null,
  children: [],
  sortTypes: ['asc:name', 'desc:finalPrice'],
  sortDefaultType: 'desc:finalPrice',
};

describe('the order of a list', () => {
  it('is one of those that the category allows', () => {
    expect(listOrder({ sort: 'asc:name' }, category, 'desc:id')).toEqual({
      sort: 'asc:name',
      initial: 'desc:finalPrice',
      offered: ['desc:finalPrice', 'asc:name'],
    });
    expect(listOrder({ sort: 'asc:id' }, category, 'desc:id').sort).toBe('desc:finalPrice');
  });

  it('is any of all without a category', () => {
    expect(listOrder({}, null, 'desc:id')).toEqual({
      sort: 'desc:id',
      initial: 'desc:id',
      offered: SORT_IDS,
    });
  });

  it('becomes what the call takes', () => {
    expect(sortOf('asc:finalPrice')).toEqual({ param: 'finalPrice', order: 'asc' });
    expect(sortOf('desc:categoryPriority')).toEqual({ param: 'categoryPriority', order: 'desc' });
  });
});

describe('the page of a list', () => {
  it('has the size of the list, or twice that when asked for', () => {
    expect(pageSize({}, 12)).toBe(12);
    expect(pageSize({ limit: '24' }, 12)).toBe(24);
    expect(pageSize({ limit: '500' }, 12)).toBe(12);
  });

  it('is the first for what is no number', () => {
    expect(askedPage({ page: '3' })).toBe(3);
    for (const page of ['0', '-1', '1e9', 'x', '']) expect(askedPage({ page })).toBe(1);
  });
});
