/** Levels of nesting that a request body may have unless a route says otherwise. */
export const MAX_DEPTH = 20;
