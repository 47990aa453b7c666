import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  downloadPreset,
  PRESET_BYTES,
  presetRun,
  presetState,
  startPreset,
  uploadPreset,
} from '#schemas/api/presets.ts';
import { receiveOneFile } from '#server/plugins/one-file.ts';
import type { PresetsService } from './presets.service.ts';

/** An import may write many pictures. */
const LIMIT = { max: 30, windowSeconds: 600 };

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
        await receiveOneFile(request, PRESET_BYTES, ({ file }) =>
          pipeline(file, createWriteStream(path)),
        );
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
