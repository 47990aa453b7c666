import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { bodiesOf, encodingFor } from './encodings.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** A file is compressed once and sent often. */
const BROTLI_QUALITY = 9;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** What is compressed already. */
const AS_IT_IS = new Set(['.woff2']);

interface BuiltFile {
  type: string;
  length: number;
  body: ReturnType<typeof bodiesOf>;
}

/**
 * Serves the files that are in `folder` now below `prefix` (`/assets/`). They are named by their
 * content, so none ever changes: whoever asks first has it read and compressed, and it is kept.
 * Anything else is left to the application's answer for what is not found.
 */
export function mountBuiltFiles(app: FastifyInstance, prefix: string, folder: string): void {
  const names = new Set(readdirSync(folder));
  const files = new Map<string, Promise<BuiltFile>>();

  function find(name: string): Promise<BuiltFile> | null {
    if (!names.has(name)) return null;
    const known = files.get(name);
    if (known) return known;
    const file = read(join(folder, name));
    files.set(name, file);
    // One that could not be read, as in the moment in which a new build takes its place, is tried again.
    file.catch(() => files.delete(name));
    return file;
  }

  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const file = await find(request.params['*']);
    if (!file) return reply.callNotFound();
    const accepted = request.headers['accept-encoding']?.toString() ?? '';
    const encoding = encodingFor(accepted, file);
    reply.header('cache-control', YEAR).header('vary', 'accept-encoding').type(file.type);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await file.body(encoding));
  });
}

async function read(path: string): Promise<BuiltFile> {
  const bytes = await readFile(path);
  const extension = extname(path);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    length: AS_IT_IS.has(extension) ? 0 : bytes.length,
    body: bodiesOf(bytes, BROTLI_QUALITY),
  };
}
