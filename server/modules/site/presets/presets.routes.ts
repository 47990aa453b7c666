import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  downloadPreset,
  PRESET_BYTES,
  presetRun,
  presetState,
  startPreset,
  uploadPreset,
} from '#schemas/api/presets.ts';
import {
  MalformedRequest,
  PayloadTooLarge,
  UnsupportedMediaType,
  ValidationFailed,
} from '#server/errors.ts';
import { readAtMost } from '#server/plugins/unread-bodies.ts';
import type { PresetsService } from './presets.service.ts';

const MULTIPART = { fileSize: PRESET_BYTES, files: 1, fields: 5, fieldSize: 2000 };
/** The file, and the parts of the request around it. */
const MAX_BYTES = PRESET_BYTES + 64 * 1024;
/** An import may write many pictures. */
const LIMIT = { max: 30, windowSeconds: 600 };
const tooLarge = () => new PayloadTooLarge();

/** Presets in the back office. */
export async function presetRoutes(app: FastifyInstance, presets: PresetsService) {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.implement(presetState, (_input, { site }) => presets.state(site.id));
  app.implement(presetRun, async (_input, { site }) => ({ run: await presets.run(site.id) }));
  app.implement(startPreset, ({ body }, { site }) => presets.begin(site.id, { name: body.name }), {
    limit: LIMIT,
  });

  app.implement(
    uploadPreset,
    async (_input, { request, site }) => {
      const folder = await mkdtemp(join(tmpdir(), 'izlog-preset-'));
      const remove = () => rm(folder, { recursive: true, force: true });
      const path = join(folder, 'preset.zip');
      try {
        await receive(request, path);
      } catch (error) {
        await remove();
        throw error;
      }
      return presets.begin(site.id, { path }, remove);
    },
    { limit: LIMIT },
  );

  app.implement(downloadPreset, async (_input, { site, reply }) => {
    reply
      ?.type('application/zip')
      .header('content-disposition', 'attachment; filename="shop-preset.zip"')
      .header('x-content-type-options', 'nosniff');
    return Readable.from(await presets.zip(site.id));
  });
}

/** Writes the one file of a request down. */
async function receive(request: FastifyRequest | undefined, path: string): Promise<void> {
  if (!request?.isMultipart()) throw new UnsupportedMediaType();
  try {
    const part = await readAtMost(request.raw, MAX_BYTES, tooLarge, async () => {
      const found = await request.file({ limits: MULTIPART });
      if (found) await pipeline(found.file, createWriteStream(path));
      return found;
    });
    if (!part) throw new ValidationFailed({ fields: { file: 'required' } });
    if (part.file.truncated) throw tooLarge();
  } catch (error) {
    // The parser's own complaints about a body that is cut off or no multipart name no status.
    throw error instanceof Error && 'statusCode' in error ? error : new MalformedRequest();
  }
}
