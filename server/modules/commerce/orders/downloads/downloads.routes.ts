import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  deleteProductFile,
  getProductFile,
  PRODUCT_FILE_BYTES,
  setProductFile,
} from '#schemas/api/downloads.ts';
import { attachmentOf } from '#server/attachment.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import { receiveOneFile } from '#server/plugins/one-file.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import type { DownloadsRepository } from './downloads.repository.ts';
import type { Downloads } from './downloads.ts';

const LIMIT = { name: 'orders.download', max: 30, windowSeconds: 60 };

interface DownloadServices {
  downloads: Downloads;
  repository: DownloadsRepository;
  throttle: Pick<Throttle, 'hit'>;
}

/** Files of e-products: setting them, and fetching what was bought. */
export async function downloadRoutes(
  app: FastifyInstance,
  { downloads, repository, throttle }: DownloadServices,
) {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.implement(setProductFile, async ({ params }, { request, site }) => {
    const { name, bytes } = await receiveFile(request);
    const file = { productId: params.productId, name, size: bytes.length };
    if (!(await repository.set(site.id, { ...file, bytes }))) throw new NotFound();
    return file;
  });

  app.implement(getProductFile, async ({ params }, { site }) => {
    const file = await repository.get(site.id, params.productId);
    if (!file) throw new NotFound();
    return file;
  });

  app.implement(deleteProductFile, async ({ params }, { site }) => {
    if (!(await repository.remove(site.id, params.productId))) throw new NotFound();
    return {};
  });

  // Asking for the headers alone is no download.
  app.get<{ Params: { token: string } }>(
    '/api/v1/transfer/download/:token',
    {
      config: { access: 'public', anonymous: true },
      schema: { hide: true },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      await throttle.hit(LIMIT, request.ip);
      const { name, bytes } = await downloads.open(request.params.token);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'content-disposition': attachmentOf(name),
        })
        .type('application/octet-stream')
        .send(bytes);
    },
  );
}

async function receiveFile(request: FastifyRequest | undefined) {
  const received = await receiveOneFile(request, PRODUCT_FILE_BYTES, async (file) => ({
    name: nameOf(file.filename),
    bytes: await file.toBuffer(),
  }));
  if (received.bytes.length === 0) throw new ValidationFailed({ fields: { file: 'required' } });
  return received;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the name of a file may hold them, ours may not
const UNWANTED = /[\u0000-\u001f\u007f"]/g;

const MAX_NAME = 120;

/** The last part of a client's file name; it is shown, never used as a path. */
function nameOf(filename: string | undefined): string {
  const last = (filename ?? '').split(/[\\/]/).at(-1) ?? '';
  const letters = [
    ...last
      .replace(UNWANTED, '')
      .replaceAll(/\p{Surrogate}/gu, '')
      .trim(),
  ];
  return letters.slice(0, MAX_NAME).join('') || 'datoteka';
}
