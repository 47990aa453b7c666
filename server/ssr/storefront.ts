import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { declareAccess } from '#server/plugins/access.ts';
import { mountBuiltFiles } from './built-files.ts';

/** The other half of the product: what renders pages, and the files that browsers load. */
export interface Storefront {
  entry(): Promise<SiteEntry>;
  /** Serves the files. Call once, while the application is put together. */
  mount(app: FastifyInstance): Promise<void>;
}

/** Folders of a build that browsers load from; their files are named by their content. */
const FOLDERS = ['assets', 'editor'] as const;

/** The storefront as `npm run build` leaves it in `distDir`. */
export function openBuiltStorefront(distDir: string): Storefront {
  const file = pathToFileURL(join(distDir, 'site/entry-server.js')).href;
  let entry: Promise<SiteEntry> | null = null;
  return {
    entry() {
      entry ??= import(/* @vite-ignore */ file).then(readEntry);
      return entry;
    },
    async mount(app) {
      for (const folder of FOLDERS) {
        await app.register(async (scope) => {
          declareAccess(scope, 'public');
          mountBuiltFiles(scope, `/${folder}/`, join(distDir, 'client', folder));
        });
      }
    },
  };
}

/** The export of a loaded `src/entry-server.tsx`. Throws for any other module. */
export function readEntry(module: unknown): SiteEntry {
  if (hasEntry(module)) return module.siteEntry;
  throw new Error('Izlog: the storefront exports no siteEntry. Build it again: npm run build.');
}

function hasEntry(module: unknown): module is { siteEntry: SiteEntry } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'siteEntry' in module &&
    typeof module.siteEntry === 'object' &&
    module.siteEntry !== null &&
    'handle' in module.siteEntry
  );
}
