import type { FirstPictures } from '#runtime/render/page-context.ts';

/** As many cards or tiles as a phone shows at first sight. */
const FIRST = 6;

/** The first pictures of a page's main content; of its frame none is. */
export interface MainPictures extends FirstPictures {
  /** What renders the main content. */
  within<T>(render: () => T): T;
  /** A block has named the picture of the largest paint: the others can wait. */
  end(): void;
}

export function createFirstPictures(): MainPictures {
  let left = 0;
  return {
    get left() {
      return left;
    },
    take() {
      if (left === 0) return false;
      left -= 1;
      return true;
    },
    within(render) {
      left = FIRST;
      const result = render();
      left = 0;
      return result;
    },
    end() {
      left = 0;
    },
  };
}
