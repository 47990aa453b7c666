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

  it.each([
    '?page=2&brand=1,2,10&finalPrice=5,40',
    '?finalPrice=5,40&brand=2,10,1&page=2',
    '?brand=10&brand=1%2C2&page=2&finalPrice=5%2c40',
    '?brand=10,2&utm_source=letter&finalPrice=40&finalPrice=5&brand=1&page=2',
  ])('is one and the same in whatever order and encoding it is asked (I44): %s', (search) => {
    expect(JSON.stringify(read(search))).toBe('{"page":"2","brand":"1,2,10","finalPrice":"5,40"}');
  });

  it('orders yes and no, and days, too', () => {
    expect(read('?brand=yes,no')).toEqual({ brand: 'no,yes' });
    expect(read('?finalPrice=2026-12-01,2026-02-28')).toEqual({
      finalPrice: '2026-02-28,2026-12-01',
    });
  });

  it('holds no filter that says nothing or something else', () => {
    expect(read('?finalPrice=&finalPrice=')).toEqual({});
    expect(read('?brand=<b>')).toEqual({});
    expect(read(`?brand=${'1,'.repeat(200)}`)).toEqual({});
  });

  it('knows answers to a quiz, and what browsers remember, by their form', () => {
    const all = { known: ['q1', 'q2', 'q3', 'q8', 'pregledano'], filters: [] };

    expect(readQuery('?q1=6&q2=7&q3=0&q8=1x&q9=1&pregledano=5.7', all)).toEqual({
      q1: '6',
      pregledano: '5.7',
    });
    for (const broken of [
      '',
      '1,2',
      '1.',
      'x',
      Array.from({ length: 21 }, (_, i) => i + 1).join('.'),
    ]) {
      expect(readQuery(`?pregledano=${broken}`, all), broken).toEqual({});
    }
  });

  it('knows orders and page sizes by their form', () => {
    expect(read('?sort=asc:name&limit=24')).toEqual({ sort: 'asc:name', limit: '24' });
    expect(read('?sort=random&limit=all')).toEqual({});
  });
});
