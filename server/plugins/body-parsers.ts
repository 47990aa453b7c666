import { parse } from 'node:querystring';
import type { FastifyBodyParser } from 'fastify';
import fp from 'fastify-plugin';
import { BODY_BYTES } from '#schemas/api/endpoint.ts';
import { PayloadTooLarge } from '#server/errors.ts';

/**
 * Names that a visitor's body may hold, of members in JSON or of fields in a form. To read many of them
 * takes several times as long as to read the same bytes of text.
 */
export const MOST_NAMES = 2000;

/** Reads JSON and forms; what has too many names is refused before it is read. */
export const bodyParsers = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    limited(hasTooManyNames, parseJson),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    limited(hasTooManyFields, (_request, text, done) =>
      done(null, parse(text, '&', '=', NO_LIMIT)),
    ),
  );
});

/** Of Node, which would leave fields out and say nothing. */
const NO_LIMIT = { maxKeys: 0 };

function limited(
  isTooMuch: (text: string) => boolean,
  read: FastifyBodyParser<string>,
): FastifyBodyParser<string> {
  return (request, text, done) => {
    const { bodyLimit = BODY_BYTES.visitor } = request.routeOptions;
    if (bodyLimit > BODY_BYTES.visitor || !isTooMuch(text)) return read(request, text, done);
    done(new PayloadTooLarge());
  };
}

function hasTooManyFields(text: string): boolean {
  return text.split('&', MOST_NAMES + 1).length > MOST_NAMES;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);

/** Whether a JSON text has more names than `MOST_NAMES`. Looks no further than that. */
export function hasTooManyNames(text: string): boolean {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < text.length && count <= MOST_NAMES; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) at += 1;
    else if (!isInText && code === COLON) count += 1;
  }
  return count > MOST_NAMES;
}
