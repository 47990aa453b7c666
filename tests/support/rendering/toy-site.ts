import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { buildSite } from '../../../tools/vite/build-site.ts';
import { clientDir, type SiteLayout } from '../../../tools/vite/izlog.ts';

/** A site that was built with the blocks of `tests/built/fixture`. */
export interface ToySite {
  entry: SiteEntry;
  /** Folder of what browsers load. */
  clientDir: string;
}

let built: Promise<ToySite> | null = null;

/** Builds the toy site once per test process, as `npm run build` builds the real one. */
export function buildToySite(name: string): Promise<ToySite> {
  built ??= build({
    blocks: 'tests/built/fixture',
    editor: 'tests/built/fixture/editor.ts',
    // Of this process alone: the build of another one would take the files away in the middle of a test.
    out: `node_modules/.cache/izlog-${name}-${process.pid}`,
  });
  return built;
}

async function build(layout: SiteLayout): Promise<ToySite> {
  process.once('exit', () => rmSync(layout.out, { recursive: true, force: true }));
  await buildSite(layout, { server: false });
  const file = pathToFileURL(path.resolve(layout.out, 'site/entry-server.js')).href;
  const { siteEntry }: { siteEntry: SiteEntry } = await import(file);
  return { entry: siteEntry, clientDir: path.resolve(clientDir(layout)) };
}
