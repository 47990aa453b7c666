import type { FastifyInstance } from 'fastify';
import { addFromBucket, createMedia, getUploadUrl } from '#schemas/api/media.ts';
import type { MediaService } from '../media.service.ts';
import type { ToMedia } from '../media-record.ts';
import type { MediaWorker } from '../media-worker.ts';
import type { BucketService } from './bucket.service.ts';
import { UPLOAD_PATH } from './bucket.service.ts';
import type { UploadPass } from './upload-signature.ts';

interface Parts {
  media: MediaService;
  buckets: BucketService;
  worker: MediaWorker;
  toMedia: ToMedia;
  /** Most bytes of any file. */
  fileBytes: number;
}

/** Files that come by way of a bucket (API-81, API-85, API-86). */
export async function bucketRoutes(app: FastifyInstance, services: Parts) {
  const { media, buckets, worker, toMedia, fileBytes } = services;
  app.implement(getUploadUrl, ({ body }, { site }) =>
    buckets.uploadUrl(site.id, body.fileName, body.mime),
  );

  app.implement(addFromBucket, async ({ body }, { site, locale }) => {
    const row = await buckets.take(site.id, body.key, 'key');
    worker.wake();
    return toMedia(row, locale);
  });

  app.implement(createMedia, async ({ body }, { site, locale }) => {
    const known = await media.byDriveId(site.id, body.driveId, locale);
    if (known) return known;
    const row = await buckets.take(site.id, body.driveId, 'driveId');
    worker.wake();
    return toMedia(row, locale);
  });

  await app.register(incomingRoute, { buckets, fileBytes });
}

/** The bytes of an announced file, of whatever type they say they are: the signature is the leave. */
async function incomingRoute(
  app: FastifyInstance,
  { buckets, fileBytes }: Pick<Parts, 'buckets' | 'fileBytes'>,
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.put<{ Querystring: Record<string, unknown> }>(
    UPLOAD_PATH,
    {
      bodyLimit: fileBytes,
      config: { access: 'public', anonymous: true },
      schema: { hide: true },
      // Nothing is read from who has no pass.
      onRequest: async ({ query }) => buckets.requirePass(passOf(query)),
    },
    async ({ query, body }, reply) => {
      const pass = passOf(query);
      await buckets.receive(pass, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      reply.header('cache-control', 'no-store');
      return { data: { key: pass.key } };
    },
  );
}

function passOf(query: Record<string, unknown>): UploadPass {
  const textOf = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  return { key: textOf('key'), expires: Number(textOf('expires')), signature: textOf('signature') };
}
