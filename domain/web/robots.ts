/** Longest text of the lines that a shop adds to its `robots.txt`. */
export const ROBOTS_MAX_LENGTH = 2000;

const LINE = /^(?:#.*|[a-z][a-z-]*[ \t]*:.*)?$/i;

/** Whether each line of a text is a rule of `robots.txt`, a comment or empty (RFC 9309). */
export function areRobotsLines(text: string): boolean {
  return text.split(/\r?\n/).every((line) => LINE.test(line.trim()));
}
