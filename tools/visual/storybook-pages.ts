import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Story } from './baseline.ts';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

/** A built Storybook on a port of this machine, whose files a browser may keep. */
export async function serveFolder(folder: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook.test');
    const path = join(folder, decodeURIComponent(pathname));
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = KINDS[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Stories of a built Storybook, in its order. */
export function storiesIn(folder: string): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title }) => ({ id, title }));
}

/** Georgia lies on some machines only: everywhere it is drawn as its free likeness, which we bring. */
export function sameFonts(folder: string): string {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /^gelasio-[\w-]*\.woff2$/.test(name))
    .map((name) => {
      const style = name.includes('italic') ? 'italic' : 'normal';
      const range = name.includes('latin-ext') ? 'unicode-range: U+100-2FF;' : '';
      return `@font-face { font-family: Georgia; font-style: ${style}; src: url(/assets/${name}); ${range} }`;
    })
    .join('\n');
}
