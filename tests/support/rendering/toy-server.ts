import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { aRequest, type FakeSite, fakePorts } from './fake-ports.ts';
import type { ToySite } from './toy-site.ts';

/** A call that a page's scripts made. */
export interface ToyCall {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

/** Answer of a scripted call. */
export interface ToyAnswer {
  status?: number;
  body: unknown;
  cookies?: string[];
  /** Milliseconds to wait. */
  delay?: number;
}

/** Serves the toy site over HTTP with the content security policy that its pages ask for. */
export interface ToyServer {
  url: string;
  calls: ToyCall[];
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** `answers` by `METHOD path`; any other call gets 404. */
export async function serveToySite(
  toys: ToySite,
  site: FakeSite,
  answers: Record<string, (call: ToyCall) => ToyAnswer> = {},
): Promise<ToyServer> {
  const calls: ToyCall[] = [];

  async function answerCall(
    request: http.IncomingMessage,
    pathname: string,
    reply: http.ServerResponse,
  ) {
    const body = await text(request);
    const isJson = request.headers['content-type'] === 'application/json';
    const call: ToyCall = {
      method: request.method ?? '',
      path: pathname,
      headers: request.headers,
      body: isJson ? JSON.parse(body) : body,
    };
    calls.push(call);
    const answer = answers[`${call.method} ${pathname}`]?.(call) ?? { status: 404, body: {} };
    if (answer.delay) await new Promise((resolve) => setTimeout(resolve, answer.delay));
    reply.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      ...(answer.cookies ? { 'set-cookie': answer.cookies } : {}),
    });
    reply.end(JSON.stringify(answer.body));
  }

  async function answerFile(pathname: string, reply: http.ServerResponse) {
    try {
      const file = await readFile(path.join(toys.clientDir, pathname));
      reply.writeHead(200, { 'content-type': TYPES[path.extname(pathname)] ?? 'text/plain' });
      reply.end(file);
    } catch {
      reply.writeHead(404).end();
    }
  }

  async function answerPage(url: URL, reply: http.ServerResponse) {
    const query = Object.fromEntries(url.searchParams);
    const page = await toys.entry.handle(aRequest(url.pathname, { query }), fakePorts(site).ports);
    const policy = [
      "default-src 'self'",
      `style-src 'self' ${page.hashes.style.join(' ')}`,
      "style-src-attr 'unsafe-inline'",
    ].join('; ');
    reply.writeHead(page.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    reply.end(page.html);
  }

  const server = http.createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://toys');
    if (/^\/(?:api|akcije)\//.test(url.pathname))
      return void answerCall(request, url.pathname, reply);
    if (/^\/(?:assets|editor)\//.test(url.pathname)) return void answerFile(url.pathname, reply);
    // The icon is the shop's, which the toys have not; a browser asks for it when it likes.
    if (url.pathname === '/favicon.svg') return void reply.writeHead(204).end();
    return void answerPage(url, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
