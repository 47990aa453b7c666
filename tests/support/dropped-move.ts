/** The browser's own word for a move between pages that it shows without its transition; no page can prevent it. */
export const DROPPED_MOVE = /^Transition was /;
