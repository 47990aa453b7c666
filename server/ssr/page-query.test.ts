import { describe, expect, it } from 'vitest';
import { readQuery } from './page-query.ts';

const keys = { known: ['page', 'sort', 'limit'], filters: ['brand', 'finalPrice', 'page'] };
const read = (search: string) => readQuery(search, keys);

describe('the query of a page', () => {
  it('holds the first value of known keys alone', () => {
    expect(read('?page=2&page=3&utm_source=letter')).toEqual({ page: '2' });
  });

  it('holds all values of a filter, as a form without JavaScript sends them', () => {
    expect(read('?brand=1&brand=2&finalPrice=5&finalPrice=40')).toEqual({
      brand: '1,2',
      finalPrice: '5,40',
    });
    expect(read('?brand=1,2&finalPrice=5&finalPrice=')).toEqual({
      brand: '1,2',
      finalPrice: '5,',
    });
  });

  it('holds no filter that says nothing or something else', () => {
    expect(read('?finalPrice=&finalPrice=')).toEqual({});
    expect(read('?brand=<b>')).toEqual({});
    expect(read(`?brand=${'1,'.repeat(200)}`)).toEqual({});
  });

  it('knows orders and page sizes by their form', () => {
    expect(read('?sort=asc:name&limit=24')).toEqual({ sort: 'asc:name', limit: '24' });
    expect(read('?sort=random&limit=all')).toEqual({});
  });
});
