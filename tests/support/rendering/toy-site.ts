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
    out: `node_modules/.cache/izlog-${name}`,
  });
  return built;
}

async function build(layout: SiteLayout): Promise<ToySite> {
  await buildSite(layout, { server: false });
  const file = pathToFileURL(path.resolve(layout.out, 'site/entry-server.js')).href;
  const { siteEntry }: { siteEntry: SiteEntry } = await import(file);
  return { entry: siteEntry, clientDir: path.resolve(clientDir(layout)) };
}
