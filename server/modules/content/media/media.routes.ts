import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  deleteMedia,
  filterMedia,
  filterMediaOptions,
  updateMedia,
  uploadMedia,
} from '#schemas/api/media.ts';
import { MEDIA_SIZES } from '#schemas/media.ts';
import { PAGE_FORMATS, PLAIN_FORMATS } from '#schemas/media-formats.ts';
import { pagingOf, toRecords, wholeRecords } from '#server/paging.ts';
import type { MediaBin } from './bin/media-bin.ts';
import { receiveUpload } from './bucket/upload.ts';
import type { DirectoryService } from './directories/directory.service.ts';
import { largestOf, type SizeLimits } from './kinds/limits.ts';
import { MediaFileMissing } from './media.errors.ts';
import type { MediaService } from './media.service.ts';
import type { ToMedia } from './media-record.ts';
import type { MediaWorker } from './media-worker.ts';

interface Parts {
  media: MediaService;
  mediaBin: MediaBin;
  directories: DirectoryService;
  worker: MediaWorker;
  toMedia: ToMedia;
  limits: SizeLimits;
}

/** Calls of the media library (MEDIA-06, MEDIA-08, MEDIA-09). */
export async function mediaRoutes(app: FastifyInstance, services: Parts) {
  const { media, mediaBin, directories, worker, toMedia, limits } = services;
  await app.register(multipart, { throwFileSizeLimit: false });

  app.implement(uploadMedia, async (_input, { request, site, locale }) => {
    if (!request) throw new MediaFileMissing();
    const rows = await receiveUpload(
      {
        request,
        locale,
        fileBytes: largestOf(limits),
        checkDirectory: (id) => directories.require(site.id, id),
      },
      media.startIntake(site.id),
    );
    worker.wake();
    return rows.map((row) => toMedia(row, locale));
  });

  app.implement(filterMedia, async ({ body }, { site, locale }) => {
    if (body.ids) {
      const found = Object.values(await media.byIds(site.id, body.ids, locale));
      return wholeRecords(found);
    }
    const paging = pagingOf(body);
    const { records, total } = await media.filter(site.id, locale, {
      ...paging,
      keywords: body.keywords ?? '',
      ...(body.directoryId !== undefined && { directoryId: body.directoryId }),
      ...(body.kind && { kind: body.kind }),
    });
    return toRecords(records, total, paging);
  });

  app.implement(updateMedia, ({ params, body }, { site, locale }) =>
    media.update(site.id, params.id, locale, body),
  );

  app.implement(deleteMedia, async ({ params }, { site, user }) => {
    await mediaBin.put(site.id, params.id, user?.id ?? null);
    return {};
  });

  app.implement(filterMediaOptions, () => wholeRecords(SIZES));
}

/** The named sizes and the formats in which they are made; of jpeg and png each picture has one. */
const SIZES = Object.entries(MEDIA_SIZES).map(([name, box]) => ({
  name,
  ...box,
  formats: [...PAGE_FORMATS, ...PLAIN_FORMATS],
}));
