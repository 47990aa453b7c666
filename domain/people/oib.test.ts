import { expect, it } from 'vitest';
import { isOib } from './oib.ts';

it.each(['69435151530', '81793146560', '27759560625', '62226620908', '12345678903'])(
  'takes %s',
  (oib) => {
    expect(isOib(oib)).toBe(true);
  },
);

it.each([
  '12345678901',
  '69435151531',
  '6943515153',
  '694351515300',
  '00000000001',
  '11111111111',
  ' 69435151530',
  'HR694351515',
  '',
])('refuses "%s"', (oib) => {
  expect(isOib(oib)).toBe(false);
});
