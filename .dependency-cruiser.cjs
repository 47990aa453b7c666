const layer = (names) => `^(${names})/`;
const ROOMS = 'domain|locales|schemas|runtime|blocks|kit|editor|admin|src|server|tests|stories';
const BROWSER = 'domain|locales|schemas|runtime|blocks|kit|editor|admin|src';
const test = '(\\.test\\.tsx?$)|(\\.stories\\.tsx$)|(^tests/)|(^stories/)|(/testing/)';

/** A top folder may use the named folders and nothing else. */
const closed = (name, from, mayUse, why) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: layer(from), pathNot: test },
  to: { path: layer(ROOMS), pathNot: layer(mayUse) },
});

/** Rooms of a folder, the lowest first: none uses one above it. */
const floors = (folder, rooms, why) =>
  rooms.slice(0, -1).map((room, index) => ({
    name: `${folder.replaceAll('/', '-')}-${room}-is-below`,
    severity: 'error',
    comment: why,
    from: { path: `^${folder}/${room}/`, pathNot: test },
    to: { path: `^${folder}/(${rooms.slice(index + 1).join('|')})/` },
  }));

/** What the groups of server modules may use besides themselves; see server/modules/README.md. */
const MODULE_GROUPS = {
  operations: [],
  site: ['operations'],
  people: ['operations', 'site'],
  content: ['operations', 'site', 'people'],
  catalogue: ['operations', 'site', 'people', 'content'],
  commerce: ['operations', 'site', 'people', 'content', 'catalogue'],
};

const moduleGroups = Object.entries(MODULE_GROUPS).map(([group, mayUse]) => ({
  name: `modules-of-${group}`,
  severity: 'error',
  comment: 'Groups of modules know those below them only: server/modules/README.md.',
  from: { path: `^server/modules/${group}/`, pathNot: test },
  to: {
    path: '^server/modules/[^/]+/',
    pathNot: `^server/modules/(${[group, ...mayUse].join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    closed('domain-has-no-floor-below', 'domain', 'domain', 'Rules that everyone shares.'),
    closed(
      'texts-know-no-user',
      'locales',
      'domain|locales',
      'Whoever shows texts takes them from here.',
    ),
    closed('schemas-are-the-contract', 'schemas', 'domain|schemas', 'The contract knows no user.'),
    closed(
      'runtime-knows-no-block',
      'runtime',
      'domain|locales|schemas|runtime',
      'It is handed a registry and an edit surface.',
    ),
    closed(
      'blocks-know-no-editor',
      'blocks',
      'domain|locales|schemas|runtime|blocks',
      'Else the shop ships the editor.',
    ),
    closed(
      'kit-knows-no-application',
      'kit',
      'domain|locales|schemas|runtime|kit',
      'Page editor and admin panel are built on it.',
    ),
    closed(
      'editor-knows-no-block',
      'editor',
      'domain|locales|schemas|runtime|kit|editor',
      'Else a new block means editing the editor.',
    ),
    closed(
      'admin-is-beside-the-editor',
      'admin',
      'domain|locales|schemas|runtime|kit|admin',
      'The two applications of the back office share the kit, nothing else.',
    ),
    closed(
      'src-composes',
      'src',
      'domain|locales|schemas|runtime|blocks|kit|editor|admin|src',
      'Only src joins blocks, runtime and the back office.',
    ),
    closed(
      'server-shares-the-contract-only',
      'server',
      'domain|locales|schemas|server',
      'UI reaches the server as a built SSR entry.',
    ),
    ...floors(
      'editor',
      ['kernel', 'surfaces', 'flows', 'app'],
      'Store and commands know no surface, surfaces no flow, flows not the window around them.',
    ),
    ...moduleGroups,
    {
      name: 'blocks-are-islands',
      severity: 'error',
      comment: 'Blocks meet in slots and in blocks/_ui.',
      from: { path: '^blocks/([^_/][^/]*)/([^/]+)/', pathNot: test },
      to: { path: '^blocks/[^_/][^/]*/[^/]+/', pathNot: '^blocks/$1/$2/' },
    },
    {
      name: 'modules-are-islands',
      severity: 'error',
      comment: 'A module is used through its index.ts.',
      from: { path: '^server/modules/([^/]+)/([^/]+)/' },
      to: {
        path: '^server/modules/[^/]+/[^/]+/',
        pathNot: '^server/modules/($1/$2/|[^/]+/[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'sql-stays-in-repositories',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot:
          '(\\.repository\\.ts$)|(^server/(db|plugins|commands)/)|(^server/(app|main)\\.ts$)',
      },
      to: { path: '^server/db/', pathNot: '^server/db/tables/' },
    },
    {
      name: 'database-knows-no-module',
      severity: 'error',
      comment:
        'Types of tables lie in db/tables, so that the schema of the database needs no module.',
      from: { path: '^server/db/', pathNot: test },
      to: { path: '^server/(modules|ssr|forms|seed)/' },
    },
    {
      name: 'back-office-loads-lazily',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(kit|editor|admin)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'forms-know-no-module',
      severity: 'error',
      comment: 'Modules own their forms; server/all-forms.ts lists them.',
      from: { path: '^server/forms/', pathNot: test },
      to: { path: '^server/modules/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-in-the-server',
      severity: 'error',
      comment: 'Imports of types count too: what is built late hides an order. See decision 043.',
      from: { path: '^server/', pathNot: test },
      to: { circular: true },
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
      from: { path: layer(BROWSER), pathNot: test },
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
      from: { path: layer(`${BROWSER}|server`), pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-dead-file',
      severity: 'error',
      // Primitives of the design system live as soon as a story shows them, enhancers by their names.
      from: {
        path: '^(src/entry-|server/main|server/modules/content/media/pictures/picture-process|stories/|blocks/.+\\.enhance\\.ts$)',
      },
      to: {
        path: layer(`${BROWSER}|server`),
        // Forms are compiled by tools/vite, enhancers are fetched by their names, previews belong to stories and tests, and the list of
        // sample pictures is read as data.
        pathNot: `${test}|(^src/entry-)|(^server/main)|(/(picture-process|new-database)\\.ts$)|(\\.(form|enhance)\\.ts$)|(\\.d\\.ts$)|(/preview\\.tsx$)|(^presets/)`,
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
