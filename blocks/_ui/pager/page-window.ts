/** Pages that a pager shows: consecutive ones around the current, and whether a gap separates the ends. */
export interface PageWindow {
  numbers: number[];
  /** Beyond page 3 the first page has a button of its own (LIST-03). */
  first: boolean;
  /** So has the last one, with more than 2 pages left (LIST-03). */
  last: boolean;
}

/** `size` page numbers, fewer where there are fewer pages (LIST-06). */
export function pageWindow(page: number, pages: number, size: number): PageWindow {
  const length = Math.min(size, pages);
  const start = Math.min(Math.max(1, page - Math.floor(length / 2)), pages - length + 1);
  const numbers = Array.from({ length }, (_, index) => start + index);
  return {
    numbers,
    first: start > 1 && page > 3,
    last: start + length - 1 < pages && pages - page > 2,
  };
}
