/** What the dots show: pages of as many slides as fit. */
export interface CarouselPages {
  page: number;
  pages: number;
}

/** Position of a carousel: the first slide in view, and whether the last one is. */
export interface CarouselPosition {
  index: number;
  atEnd: boolean;
  count: number;
  perView: number;
}

/** Number of pages that `count` slides make, `perView` at a time. */
export function pageCount(count: number, perView: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, perView)));
}

/** The page in view. The end belongs to the last page even when that page is not full. */
export function pagesOf({ index, atEnd, count, perView }: CarouselPosition): CarouselPages {
  const pages = pageCount(count, perView);
  return { pages, page: atEnd ? pages - 1 : Math.min(Math.floor(index / perView), pages - 1) };
}

/**
 * First slide of the page that lies `step` pages away. A loop goes on at the other end; else the
 * ends hold.
 */
export function slideAfter(position: CarouselPosition, step: 1 | -1, loop: boolean): number {
  const { page, pages } = pagesOf(position);
  const wanted = page + step;
  const next = loop ? (wanted + pages) % pages : Math.min(Math.max(wanted, 0), pages - 1);
  return next * position.perView;
}

/** No carousel shows more slides at once. */
export const MOST_PER_VIEW = 6;

/**
 * The largest number of slides in view at which the dot of `page` is still needed. CSS hides dots
 * by it, so that the server's markup fits every width.
 */
export function dotLimit(page: number, count: number): number {
  return page === 0 ? MOST_PER_VIEW : Math.min(Math.ceil(count / page) - 1, MOST_PER_VIEW);
}
