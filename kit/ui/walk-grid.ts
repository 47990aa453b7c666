/**
 * Moves the focus through tiles that lie in rows: left and right by one, up and down by a row, Home
 * and End to the ends. What `selector` finds are the tiles, or what has the focus in the items of a
 * list. False when the key means nothing here.
 */
export function walkGrid(grid: HTMLElement, key: string, selector = 'button[data-tile]'): boolean {
  const tiles = [...grid.querySelectorAll<HTMLElement>(selector)];
  const current = tiles.findIndex((tile) => tile.matches(':focus'));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columnsOf(tiles),
    ArrowDown: columnsOf(tiles),
    Home: -current,
    End: tiles.length - 1 - current,
  };
  const step = steps[key];
  if (step === undefined || current === -1) return false;
  const next = tiles[current + step];
  next?.focus();
  next?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** How many tiles are in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const tops = tiles.map((tile) => (tile.closest('li') ?? tile).getBoundingClientRect().top);
  const second = tops.findIndex((top) => top !== tops[0]);
  return second === -1 ? tiles.length : second;
}
