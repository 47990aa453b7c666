import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Below this size an answer travels in one packet either way. */
const THRESHOLD_BYTES = 1024;

/**
 * Compresses answers on the way out. An answer that already states its `content-encoding` (cached
 * pages, pre-compressed files) passes as it is.
 */
export const compression = fp(async (app: FastifyInstance) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    removeContentLengthHeader: true,
  });
});
