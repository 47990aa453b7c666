const layer = (names) => `^(${names})/`;
const test = '(\\.test\\.tsx?$)|(\\.stories\\.tsx$)|(^tests/)|(^stories/)|(/testing/)';
const closed = (name, from, mayUse, why) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: layer(from), pathNot: test },
  to: {
    path: layer('schemas|runtime|blocks|editor|src|server|tests|stories'),
    pathNot: layer(mayUse),
  },
});
module.exports = {
  forbidden: [
    closed('schemas-stand-alone', 'schemas', 'schemas', 'The contract knows no user of it.'),
    closed(
      'runtime-knows-no-block',
      'runtime',
      'schemas|runtime',
      'It is handed a registry and an edit surface.',
    ),
    closed(
      'blocks-know-no-editor',
      'blocks',
      'schemas|runtime|blocks',
      'Else the shop ships the editor.',
    ),
    closed(
      'editor-knows-no-block',
      'editor',
      'schemas|runtime|editor',
      'Else a new block means editing the editor.',
    ),
    closed(
      'src-composes',
      'src',
      'schemas|runtime|blocks|editor|src',
      'Only src joins blocks, runtime and editor.',
    ),
    closed(
      'server-shares-schemas-only',
      'server',
      'schemas|server',
      'UI reaches the server as a built SSR entry.',
    ),
    {
      name: 'blocks-are-islands',
      severity: 'error',
      from: { path: '^blocks/([^_/][^/]*)/', pathNot: test },
      to: { path: '^blocks/[^_/][^/]*/', pathNot: '^blocks/$1/' },
    },
    {
      name: 'modules-are-islands',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: '^server/modules/[^/]+/', pathNot: '^server/modules/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'sql-stays-in-repositories',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '(\\.repository\\.ts$)|(^server/(db|plugins)/)|(^server/(app|main)\\.ts$)',
      },
      to: { path: '^server/db/' },
    },
    {
      name: 'editor-loads-lazily',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^editor/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      from: { path: layer('schemas|runtime|blocks|editor|src'), pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      to: {
        // Made by the plugins in tools/vite.
        pathNot: '^virtual:izlog-',
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
      },
    },
    {
      name: 'no-dev-package-in-product',
      severity: 'error',
      from: { path: layer('schemas|runtime|blocks|editor|src|server'), pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-dead-file',
      severity: 'error',
      // Primitives of the design system live as soon as a story shows them.
      from: { path: '^(src/entry-|server/main|stories/)' },
      to: {
        path: layer('schemas|runtime|blocks|editor|src|server'),
        // Forms are compiled by tools/vite, previews belong to stories and tests, and the list of
        // sample pictures is read as data.
        pathNot: `${test}|(^src/entry-)|(^server/main)|(\\.form\\.ts$)|(\\.d\\.ts$)|(/preview\\.tsx$)|(^server/seed/media/)`,
        reachable: false,
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
};
