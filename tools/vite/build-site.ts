import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { CLIENT_ENTRIES, VALIDATOR_QUERY } from './client-assets.ts';
import { blockParts } from './islands.ts';
import { clientDir, izlog, type SiteLayout } from './izlog.ts';
import { keepLastRelease } from './last-release.ts';
import { laterBlocks } from './later-blocks.ts';
import { moduleReport } from './module-report.ts';
import { emitSharedTexts } from './shared-texts.ts';
import { leanEndpoints } from './smaller/lean-endpoints.ts';
import { leanImports } from './smaller/lean-imports.ts';
import { shortProperties } from './smaller/short-properties.ts';
import { takePlace } from './take-place.ts';

const root = process.cwd();
/** Builds in the making. */
const STAGE = 'node_modules/.cache/izlog-stage';
/** Where the shop's style sheets are, and the scripts that know their custom properties. */
const SHOP_SOURCES = ['blocks', 'runtime', 'src', 'schemas', 'domain'];
const siteDir = ({ out }: SiteLayout) => path.join(out, 'site');

const fileNames = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash].js`,
  chunkFileNames: `${folder}/[name]-[hash].js`,
  // The styles of every page name nine fonts.
  assetFileNames: ({ names: [name = ''] }: { names: readonly string[] }) =>
    `${folder}/${name.endsWith('.woff2') ? '' : '[name]-'}[hash][extname]`,
});

/**
 * What starts together is one file, with the smallest parts that islands and `actions` share: a request
 * costs a phone more than some bytes that it may not need, and every page names the files. A later
 * one has what several need.
 */
const FILES = [
  {
    name: 'controls',
    files: [
      'button/button.tsx',
      'button/button-class.ts',
      'button/button.module.css',
      'icon/control-icon.tsx',
      'icon/control-paths.ts',
      'icon/icon-shape.tsx',
      'icon/icon.module.css',
      'icon-button/icon-button-class.ts',
      'icon-button/icon-button.module.css',
    ].map((file) => `blocks/_ui/${file}`),
  },
  {
    name: 'links',
    files: ['screens', 'screen-links', 'page-href']
      .map((file) => `runtime/links/${file}.ts`)
      .concat('domain/web/actions.ts'),
  },
  { name: 'formats', files: ['schemas/formats.ts', 'people/oib.ts', 'people/password.ts'] },
  { name: 'forms', files: [CLIENT_ENTRIES.forms] },
  {
    name: 'hydrate',
    files: [
      CLIENT_ENTRIES.hydrate,
      'node_modules/zustand/esm/react.mjs',
      'runtime/islands/define-island.ts',
    ],
  },
  { name: 'actions', files: [CLIENT_ENTRIES.actions, 'domain/web/site-path.ts'] },
].map(({ name, files }, index) => ({
  name,
  test: (id: string) => files.some((file) => id.endsWith(file)),
  priority: index + 1,
}));

const SITE_TEXTS = /\/locales\/(\w+)\/(?:shop|blocks\/\w+)\.json$/;
/** What the editor asks for in one language is one file, and packs better so. */
const TEXTS = {
  debugName: 'texts',
  name: (id: string) => `texts-${SITE_TEXTS.exec(id)?.[1]}`,
  test: SITE_TEXTS,
};

/**
 * Small parts that the editor cannot open without, and that much of it shares: as files of their own
 * they are larger, and each is a request.
 */
const BASE_PARTS = [
  'domain/(?:company/fields|constants|locales|web/(?:path-query|site-path))',
  'schemas/(?:media(?:-formats)?|primitives|content/values|api/(?:company|endpoint|envelope|content))',
  'runtime/later',
  'runtime/render/(?:picture(?:-loading|-sources)?|mobile-value|part|slot|page-context|node-context|rich-text)',
  'runtime/links/(?:screens|screen-links|smart-link|page-href|link-builder|nav-link)',
  'runtime/islands/(?:client-context|define-island|island|static-children)',
  'runtime/(?:edit/[\\w-]+|state/toast-store)',
  'blocks/_ui/button/button(?:-class)?',
  'blocks/_ui/icon/(?:control-icon|icon|icon-shape)',
  'blocks/_ui/(?:checkbox/checkbox|field/input|icon-button/icon-button-class|nav/screen-link)',
  'kit/(?:fold-text|media/keep-media|ui/lazy-part)',
];
const BASE_ICONS = [
  'chevron-right',
  'circle-exclamation-point',
  'copy',
  'info',
  'layout-grid',
  'list-ordered',
  'pencil',
  'pilcrow',
  'rotate-ccw',
];
const BASE = {
  name: 'base',
  test: new RegExp(
    [
      `/(?:${BASE_PARTS.join('|')})\\.tsx?$`,
      `/lucide-react/dist/esm/icons/(?:${BASE_ICONS.join('|')})\\.mjs$`,
      '/node_modules/zustand/esm/(?:react|vanilla)\\.mjs$',
    ].join('|'),
  ),
};

/** The loader, and every island, enhancer and validator as an entry of its own; React becomes a shared chunk. */
function shopBuild(layout: SiteLayout): InlineConfig {
  const islands = blockParts(root, layout.blocks, '.island.tsx');
  const forms = blockParts(root, layout.blocks, '.form.ts');
  const enhancers = blockParts(root, layout.blocks, '.enhance.ts');
  const { loader, actions, forms: submit, lists, hydrate } = CLIENT_ENTRIES;
  return {
    plugins: [
      leanEndpoints(),
      leanImports(),
      shortProperties(SHOP_SOURCES),
      emitSharedTexts(islands),
      moduleReport('.vite/shop-modules.json'),
    ],
    build: {
      outDir: clientDir(layout),
      emptyOutDir: true,
      manifest: '.vite/shop.json',
      modulePreload: false,
      rolldownOptions: {
        input: {
          loader,
          actions,
          forms: submit,
          lists,
          hydrate,
          ...Object.fromEntries(islands.map(({ name, file }) => [name, file])),
          ...Object.fromEntries(enhancers.map(({ name, file }) => [name, file])),
          ...Object.fromEntries(
            forms.map(({ name, file }) => [`${name}-form`, `${file}${VALIDATOR_QUERY}`]),
          ),
        },
        output: { ...fileNames('assets'), codeSplitting: { groups: FILES } },
        preserveEntrySignatures: 'allow-extension',
        // Numbers that several scripts share would become a script of their own.
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  };
}

function editorBuild(layout: SiteLayout): InlineConfig {
  return {
    plugins: [laterBlocks(layout.blocks), moduleReport('.vite/editor-modules.json')],
    build: {
      outDir: clientDir(layout),
      emptyOutDir: false,
      manifest: '.vite/editor.json',
      // The order of the sheets decides which rule wins, and parts come in any order.
      cssCodeSplit: false,
      // Editors load it once a release; what counts is that no shopper does.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: { editor: layout.editor },
        output: { ...fileNames('editor'), codeSplitting: { groups: [TEXTS, BASE] } },
      },
    },
  };
}

/** Everything of the site in one file: React in its production build whatever `NODE_ENV` says. */
function siteBuild(layout: SiteLayout): InlineConfig {
  const { assetFileNames } = fileNames('assets');
  return {
    plugins: [shortProperties(SHOP_SOURCES)],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: siteDir(layout),
      emptyOutDir: true,
      ssrEmitAssets: true,
      minify: false,
      rolldownOptions: { output: { assetFileNames, codeSplitting: false } },
    },
  };
}

/** The server, and what it starts: each is one file, with what it needs and nothing else. */
const PROGRAMS = [
  'server/main.ts',
  'server/db/new-database.ts',
  'server/modules/content/media/pictures/picture-process.ts',
];

function serverBuilds({ out }: SiteLayout): InlineConfig[] {
  return PROGRAMS.map((program, index) => ({
    build: {
      ssr: program,
      outDir: path.join(out, 'server'),
      emptyOutDir: index === 0,
      minify: false,
    },
  }));
}

/** The site's build finds pictures and fonts that only static blocks use; browsers get them as client files. */
function moveAssets(layout: SiteLayout) {
  const from = path.join(root, siteDir(layout), 'assets');
  const to = path.join(root, clientDir(layout), 'assets');
  if (!fs.existsSync(from)) return;
  for (const name of fs.readdirSync(from)) {
    if (!/\.(?:js|css)$/.test(name)) fs.renameSync(path.join(from, name), path.join(to, name));
  }
  fs.rmSync(from, { recursive: true });
}

/**
 * Builds into `layout.out`:
 * - `client`: scripts, styles, fonts and pictures of shop and editor, named by content
 * - `site/entry-server.js`: the entry of `src`, which the server is handed
 * - `server/main.js`: the server, for plain node, and the programs it starts; only with `server: true`
 *
 * The last build stays until the new one is complete, what browsers have of it for one release more.
 */
export async function buildSite(
  layout: SiteLayout,
  { server }: { server: boolean },
): Promise<void> {
  const staged = { ...layout, out: `${STAGE}-${path.basename(layout.out)}` };
  fs.rmSync(path.join(root, staged.out), { recursive: true, force: true });
  const builds = [shopBuild(staged), editorBuild(staged), siteBuild(staged)];
  for (const config of server ? [...builds, ...serverBuilds(staged)] : builds) {
    await build({
      ...config,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      mode: 'production',
      plugins: [react(), izlog(staged), config.plugins],
    });
  }
  moveAssets(staged);
  keepLastRelease(path.join(root, clientDir(staged)), path.join(root, clientDir(layout)));
  takePlace(path.join(root, staged.out), path.join(root, layout.out));
}
