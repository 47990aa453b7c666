import { expect, it } from 'vitest';

import { scrollStep } from './auto-scroll.ts';

it('scrolls faster the nearer the pointer is to the edge, and not at all in the middle', () => {
  const [edge, near, middle, bottom] = [100, 130, 400, 700].map((y) => scrollStep(y, 100, 700));

  expect(edge).toBeLessThan(near ?? 0);
  expect(near).toBeLessThan(0);
  expect(middle).toBe(0);
  expect(bottom).toBeGreaterThan(0);
});
