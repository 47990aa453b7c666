import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store of objects that speaks as much of S3 as a bucket of ours needs. */
export interface S3Peer {
  endpoint: string;
  /** Objects by `<bucket>/<key>`. */
  objects: Map<string, Buffer>;
  /** Says 503 to this many requests before it answers again. */
  failNext(count: number): void;
  close(): Promise<void>;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=ACCESS\/\d{8}\/[a-z0-9-]+\/s3\/aws4_request, ?SignedHeaders=[^,]+, ?Signature=[0-9a-f]{64}$/;

/** Refuses requests that are not signed for the account `ACCESS`, and bodies that are not what was signed. */
export async function startS3Peer(): Promise<S3Peer> {
  const objects = new Map<string, Buffer>();
  let failures = 0;

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const key = decodeURIComponent((request.url ?? '/').slice(1).split('?', 1)[0] ?? '');
    const answer = (status: number, content: string | Buffer = '') => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(content);
    };
    if (failures > 0) {
      failures -= 1;
      return answer(503, '<Error><Code>SlowDown</Code></Error>');
    }
    if (!isSigned(request, body)) return answer(403, '<Error><Code>AccessDenied</Code></Error>');
    if (request.method === 'PUT') {
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    const found = objects.get(key);
    return found ? answer(200, found) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failNext(count) {
      failures = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const hash = createHash('sha256').update(body).digest('hex');
  return SIGNED.test(headers.authorization ?? '') && headers['x-amz-content-sha256'] === hash;
}
