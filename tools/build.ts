import { stampBuild } from './lib/setup.mjs';
import { buildSite } from './vite/build-site.ts';
import { SITE_LAYOUT } from './vite/izlog.ts';

process.env['NODE_ENV'] = 'production';
await buildSite(SITE_LAYOUT, { server: true });
stampBuild();
