import { expect, it } from 'vitest';
import { examples, hasExamples, laterExamples } from './later-blocks.tsx';

it('fills the examples of every block at once, and again after it failed', async () => {
  expect(hasExamples()).toBe(true);
  let online = false;
  const load = () =>
    online ? Promise.resolve({ hero: [{ name: 'typical' }] }) : Promise.reject(new Error('x'));
  const hero = laterExamples('hero', load);
  const other = laterExamples('other', load);
  await examples.fetch();
  expect([hasExamples(), hero.length]).toEqual([false, 0]);
  online = true;
  await examples.fetch();

  expect(hasExamples()).toBe(true);
  expect([hero, other]).toEqual([[{ name: 'typical' }], []]);
});
