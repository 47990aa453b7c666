import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { walkGrid } from './walk-grid.ts';

const grid = document.createElement('ul');

/** Seven tiles, three in a row. */
beforeEach(() => {
  document.body.append(grid);
  grid.replaceChildren(
    ...Array.from({ length: 7 }, (_, index) => {
      const tile = document.createElement('button');
      tile.dataset['tile'] = '';
      tile.textContent = String(index);
      vi.spyOn(tile, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, Math.floor(index / 3) * 10, 10, 10),
      );
      return tile;
    }),
  );
});

afterEach(() => grid.remove());

it.each([
  ['ArrowRight', 0, '1'],
  ['ArrowLeft', 4, '3'],
  ['ArrowDown', 1, '4'],
  ['ArrowUp', 6, '3'],
  ['ArrowUp', 1, '1'],
  ['ArrowRight', 6, '6'],
  ['End', 2, '6'],
  ['Home', 5, '0'],
])('%s goes from tile %i to tile %s', (key, from, to) => {
  grid.querySelectorAll('button')[from]?.focus();

  expect(walkGrid(grid, key)).toBe(true);
  expect(document.activeElement?.textContent).toBe(to);
});

it('leaves other keys alone, and keys from elsewhere', () => {
  expect(walkGrid(grid, 'ArrowDown')).toBe(false);
  grid.querySelector('button')?.focus();
  expect(walkGrid(grid, 'Enter')).toBe(false);
});
