import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import {
  type AppError,
  type ErrorType,
  ExpectationFailed,
  HeadersTooLarge,
  MalformedRequest,
  PayloadTooLarge,
  RequestTimedOut,
} from '#server/errors.ts';
import { toFailure } from './failures.ts';

/** What Node's parser complains of that has an answer of its own; all else is malformed. */
const REFUSALS: Readonly<Record<string, ErrorType>> = {
  ERR_HTTP_REQUEST_TIMEOUT: RequestTimedOut,
  HPE_HEADER_OVERFLOW: HeadersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: PayloadTooLarge,
};

/** Answers bytes that are no request to Node, e.g. headers that are too long. No hook sees them. */
export function refuseBrokenBytes(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const Refusal = REFUSALS[error.code ?? ''] ?? MalformedRequest;
  const { status, headers, body } = answerOf(new Refusal());
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // The reason of a status line may be empty.
  socket.end(`HTTP/1.1 ${status} \r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** Answers a request that Fastify could not even route, e.g. a path with a broken escape. */
export function refuseBrokenRequest(
  _error: unknown,
  _request: unknown,
  { raw }: { raw: ServerResponse },
) {
  refuse(raw, new MalformedRequest());
}

/** Requests that Node would answer by itself, with a status and nothing else. */
export const brokenRequests = fp(async (app: FastifyInstance) => {
  app.server.on('checkExpectation', (_request, response: ServerResponse) =>
    refuse(response, new ExpectationFailed()),
  );
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw new MalformedRequest();
  });
});

function refuse(response: ServerResponse, error: AppError) {
  const { status, headers, body } = answerOf(error);
  response.writeHead(status, headers);
  response.end(body);
}

/** Closes the connection: where the next request begins is not known, or what follows is unwanted. */
function answerOf(error: AppError) {
  const body = JSON.stringify(toFailure(error, DEFAULT_LOCALE));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { status: error.statusCode, headers, body };
}
