import path from 'node:path';
import type { Plugin } from 'vite';
import { blockStyles } from './block-styles.ts';
import { scopedClassName } from './class-names.ts';
import { clientAssets } from './client-assets.ts';
import { formValidators } from './form-validators.ts';
import { reloadStatic } from './reload-static.ts';

/** Where a build puts what browsers load. */
export const CLIENT_DIR = 'dist/client';

/** Style sheets beside those of blocks: on every page, and of the views that the server shows by itself. */
const SHARED_STYLES = {
  base: 'src/server/base-styles.ts',
  views: 'src/server/views/view-styles.ts',
};

/** What every Vite of this project needs: development server, builds, tests and Storybook. */
export function izlog(): Plugin[] {
  const root = process.cwd();
  return [
    {
      name: 'izlog:class-names',
      config: () => ({
        css: {
          modules: {
            generateScopedName: (local: string, file: string) => scopedClassName(root, file, local),
          },
        },
      }),
    },
    blockStyles(SHARED_STYLES),
    clientAssets(path.join(root, CLIENT_DIR)),
    formValidators(),
    reloadStatic(),
  ];
}
