import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store of objects that speaks as much of S3 as a bucket of ours needs. */
export interface S3Peer {
  endpoint: string;
  /** Settings of a shop that keeps its files in the bucket `bonaca` there. */
  settings: Record<string, string>;
  /** Objects by `<bucket>/<key>`. */
  objects: Map<string, Buffer>;
  /** What a public bucket says of them: type and how long they are good. */
  said: Map<string, { type?: string | undefined; cache?: string | undefined }>;
  /** Shows its objects to everybody, or, as at first, to the account alone. */
  showToAll(shown: boolean): void;
  /** Says 503 to this many requests before it answers again. */
  failNext(count: number): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  content?: string | Buffer;
  range?: string;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=ACCESS\/\d{8}\/[a-z0-9-]+\/s3\/aws4_request, ?SignedHeaders=[^,]+, ?Signature=[0-9a-f]{64}$/;

/** Refuses requests that are not signed for the account `ACCESS`, and bodies that are not what was signed. */
export async function startS3Peer(): Promise<S3Peer> {
  const objects = new Map<string, Buffer>();
  const said: S3Peer['said'] = new Map();
  let failures = 0;
  let shownToAll = false;

  const server = createServer(async (request, response) => {
    const { status, content = '', range } = answerTo(request, await bodyOf(request));
    response.setHeader('content-length', Buffer.byteLength(content));
    if (range) response.setHeader('content-range', range);
    response.writeHead(status, { 'content-type': 'application/xml' }).end(content);
  });

  function answerTo(request: IncomingMessage, body: Buffer): Answer {
    if (failures > 0) {
      failures -= 1;
      return { status: 503, content: '<Error><Code>SlowDown</Code></Error>' };
    }
    if (!(isOpen(request) || isSigned(request, body))) {
      return { status: 403, content: '<Error><Code>AccessDenied</Code></Error>' };
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
    const key = decodeURIComponent(pathname.slice(1));
    if (searchParams.has('list-type')) {
      return { status: 200, content: listOf(key, searchParams.get('prefix') ?? '') };
    }
    const { 'content-type': type, 'cache-control': cache } = request.headers;
    if (request.method === 'PUT') said.set(key, { type, cache });
    return partOf(answerAbout(key, request.method ?? 'GET', body), request.headers.range);
  }

  function isOpen({ method }: IncomingMessage): boolean {
    return shownToAll && method === 'GET';
  }

  function answerAbout(key: string, method: string, body: Buffer): Answer {
    if (method === 'PUT') {
      objects.set(key, body);
      return { status: 200 };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const content = objects.get(key);
    return content
      ? { status: 200, content }
      : { status: 404, content: '<Error><Code>NoSuchKey</Code></Error>' };
  }

  /** One part, both ends named, is all that a shop asks for. */
  function partOf(answer: Answer, range: string | undefined): Answer {
    const { status, content } = answer;
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (status !== 200 || typeof content !== 'object' || first === undefined) return answer;
    return {
      status: 206,
      content: content.subarray(Number(first), Number(last) + 1),
      range: `bytes ${first}-${last}/${content.length}`,
    };
  }

  function listOf(path: string, prefix: string): string {
    const bucket = path.replace(/\/$/, '');
    const keys = [...objects.keys()].filter((key) => key.startsWith(`${bucket}/${prefix}`));
    const contents = keys.map(
      (key) => `<Contents><Key>${key.slice(bucket.length + 1)}</Key></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;

  return {
    endpoint,
    settings: {
      S3_BUCKET: 'bonaca',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'ACCESS',
      S3_SECRET_ACCESS_KEY: 'SECRET',
    },
    objects,
    said,
    showToAll(shown) {
      shownToAll = shown;
    },
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
