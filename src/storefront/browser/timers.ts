/** Times of the specification that the pages of the shop keep, in milliseconds (CONST-02). */

/** Choices of a filter, pages of a list and words of a search are asked for when they have rested this long. */
export const LIST_WAIT_MS = 500;
/** The drawer of filters opens again this long after its list was renewed. */
export const FILTER_REOPEN_MS = 369;
/** The loading bar shows when the next page is this late, and is full after the second time. */
export const LOADING_BAR_WAIT_MS = 200;
export const LOADING_BAR_MS = 5000;
/** A page whose scripts are gone is loaded again once in this time (ERR-09). */
export const CHUNK_GUARD_MS = 60_000;
/** The header greets by name this long after the page has come. */
export const HEADER_NAME_MS = 300;
/** A payment that is chosen beforehand is told to the server this long after the page has come. */
export const PAYMENT_PRESELECT_MS = 1000;
