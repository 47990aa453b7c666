import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { BODY_BYTES } from '#schemas/api/endpoint.ts';
import { PayloadTooLarge, ValidationFailed } from '#server/errors.ts';

/**
 * Names that a visitor's body may hold, of members in JSON or of fields in a form; a list in JSON counts
 * as one. To read many of them takes several times as long as to read the same bytes of text.
 */
export const MOST_NAMES = 2000;

/** Levels of nesting that no call takes: a text with more is not read, a body with fewer may still be refused. */
export const MOST_LEVELS = 200;

/** Reads JSON and forms; what has too many names or levels is refused before it is read. */
export const bodyParsers = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      const { names, levels } = burdenOf(text);
      if (levels > MOST_LEVELS) return done(new ValidationFailed({ fields: { body: 'maxDepth' } }));
      if (names > MOST_NAMES && isOfVisitor(request)) return done(new PayloadTooLarge());
      return parseJson(request, text, done);
    },
  );
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, text, done) => {
      if (hasTooManyFields(text) && isOfVisitor(request)) return done(new PayloadTooLarge());
      return done(null, parse(text, '&', '=', NO_LIMIT));
    },
  );
});

/** Of Node, which would leave fields out and say nothing. */
const NO_LIMIT = { maxKeys: 0 };

function isOfVisitor({ routeOptions: { bodyLimit = BODY_BYTES.visitor } }: FastifyRequest) {
  return bodyLimit <= BODY_BYTES.visitor;
}

function hasTooManyFields(text: string): boolean {
  return text.split('&', MOST_NAMES + 1).length > MOST_NAMES;
}

const [QUOTE, BACKSLASH, COLON, LIST] = [34, 92, 58, 91];
/** By the code of a bracket: a level more or less. */
const NESTING = new Int8Array(128);
for (const [bracket, step] of [
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
] as const) {
  NESTING[bracket.charCodeAt(0)] = step;
}

/** How many names or lists, and levels of nesting, a JSON text has. Looks no further than is too much. */
export function burdenOf(text: string): { names: number; levels: number } {
  const burden = { names: 0, levels: 0 };
  let level = 0;
  for (let at = 0; at < text.length && !isTooMuch(burden); at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON || code === LIST) burden.names += 1;
    level += NESTING[code] ?? 0;
    if (level > burden.levels) burden.levels = level;
  }
  return burden;
}

/** Where the quote is that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) break;
    if (code === BACKSLASH) at += 1;
  }
  return at;
}

function isTooMuch({ names, levels }: { names: number; levels: number }): boolean {
  return names > MOST_NAMES || levels > MOST_LEVELS;
}
