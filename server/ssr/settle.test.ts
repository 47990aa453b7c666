import { expect, it } from 'vitest';
import { settle } from './settle.ts';

function aPage(title: string) {
  return { meta: { title }, parts: [{ id: 'a', values: [1, 2] }, { id: 'b' }] };
}

it('gives what was there before for the same content', () => {
  const before = settle(aPage('Naslovnica'), undefined);

  expect(settle(aPage('Naslovnica'), before)).toBe(before);
});

it('keeps the parts that did not change, and gives the others as they are now', () => {
  const before = settle(aPage('Naslovnica'), undefined) as ReturnType<typeof aPage>;
  const after = settle(aPage('Početna'), before) as ReturnType<typeof aPage>;

  expect(after).toEqual(aPage('Početna'));
  expect(after.meta).not.toBe(before.meta);
  expect(after.parts).toBe(before.parts);
});

it.each<[string, unknown, unknown]>([
  ['a member more', { a: 1 }, { a: 1, b: undefined }],
  ['a member less', { a: 1, b: 2 }, { a: 1 }],
  ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['another type', { a: '1' }, { a: 1 }],
  ['a list in place of a record', {}, []],
  ['a longer list', [1], [1, 1]],
  ['nothing in place of a record', { a: {} }, { a: null }],
  ['another instant', { at: new Date(0) }, { at: new Date(1) }],
])('sees %s', (_, before, now) => {
  const settled = settle(now, settle(before, undefined));

  expect(settled).toBe(now);
  expect(Object.keys(settled as object)).toEqual(Object.keys(now as object));
});

it('freezes all of it, also what is new beside what was there before', () => {
  const before = settle(aPage('Naslovnica'), undefined);
  const after = settle(aPage('Početna'), before) as ReturnType<typeof aPage>;

  for (const part of [after, after.meta, after.parts, after.parts[0]?.values]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
});
