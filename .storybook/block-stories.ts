/**
 * Stories of blocks follow from their examples: one file a block, one story an example. They are
 * written before Storybook reads its index, and are no part of the repository.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SUFFIX = '.examples.ts';
/** The name of an example, in the two ways that the formatter writes an entry of the list. */
const NAME = /^ {4}name: '([a-z0-9-]+)'|^ {2}\{ name: '([a-z0-9-]+)'/gm;

/** `two-thumbs` -> `TwoThumbs`. */
function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `price-slider` -> `Price slider`. */
function titleCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of the examples in the source of an examples file, in their order. */
export function exampleNames(source: string): string[] {
  return [...new Set([...source.matchAll(NAME)].map(([, wide, narrow]) => wide ?? narrow ?? ''))];
}

/** Category of a block in the source of its definition; its stories stand there, as in the palette. */
const CATEGORY = /category: '([a-z-]+)'/;

interface Named {
  group: string;
  type: string;
  /** Names that category and block have in the palette. */
  category: string;
  title: string;
  examples: readonly string[];
  /** States that people bring it into: `stories/states/<group>/<type>.ts`. */
  states: readonly string[];
}

const STATE = /^export const (\w+): State\b/gm;

/** Names of the states in the source of their file. */
export function stateNames(source: string): string[] {
  return [...source.matchAll(STATE)].map(([, name = '']) => name);
}

/** The stories of `blocks/<group>/<type>`. */
export function storyFile({ group, type, category, title, examples, states }: Named): string {
  const Pascal = pascalCase(type);
  const block = Pascal.charAt(0).toLowerCase() + Pascal.slice(1);
  const stories = examples.map(
    (name) => `export const ${pascalCase(name)} = exampleStory(${block}, '${name}');`,
  );
  const played = states.map(
    (name) => `export const ${name} = stateStory(${block}, states.${name});`,
  );
  const hasStates = states.length > 0;
  return (
    `import { ${block} } from '#blocks/${group}/${type}/index.ts';
import { blockMeta, exampleStory${hasStates ? ', stateStory' : ''} } from '../../block-story.tsx';
${hasStates ? `import * as states from '../../states/${group}/${type}.ts';\n` : ''}` +
    `

const meta = {
  title: 'Blocks/${category}/${title}',
  tags: ['autodocs'],
  ...blockMeta(${block}),
};
export default meta;

${[...stories, ...played].join('\n')}
`
  );
}

/** Name of a category in the English palette. */
function categoryTitle(root: string, category: string): string {
  const palette: unknown = JSON.parse(readFileSync(join(root, 'locales/en/editor.json'), 'utf8'));
  const names = palette as Readonly<Record<string, string>>;
  return names[`category.${category}`] ?? titleCase(category);
}

/** Name of a block in the English palette; a slash would open a group. */
function blockTitle(root: string, group: string, type: string): string {
  const texts: unknown = JSON.parse(
    readFileSync(join(root, `locales/en/blocks/${group}.json`), 'utf8'),
  );
  const blocks = texts as Readonly<Record<string, { title?: string }>>;
  return (blocks[type]?.title ?? titleCase(type)).replaceAll('/', ' or ').replaceAll("'", '’');
}

function statesOf(root: string, group: string, type: string): string[] {
  const file = join(root, `stories/states/${group}/${type}.ts`);
  return existsSync(file) ? stateNames(readFileSync(file, 'utf8')) : [];
}

/** Story files of all blocks by path from `root`. */
export function blockStories(root: string): ReadonlyMap<string, string> {
  const examples = readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(SUFFIX) && !file.startsWith('_'))
    .sort();
  return new Map(
    examples.map((file) => {
      const [group = '', type = ''] = file.split('/');
      const names = exampleNames(readFileSync(join(root, 'blocks', file), 'utf8'));
      const definition = readFileSync(join(root, `blocks/${group}/${type}/index.ts`), 'utf8');
      const category = categoryTitle(root, CATEGORY.exec(definition)?.[1] ?? '');
      return [
        `stories/blocks/${group}/${type}.stories.tsx`,
        storyFile({
          group,
          type,
          category,
          title: blockTitle(root, group, type),
          examples: names,
          states: statesOf(root, group, type),
        }),
      ];
    }),
  );
}

/** Brings `stories/blocks` up to date; what has not changed is not written again. */
export function writeBlockStories(root: string): void {
  const wanted = blockStories(root);
  const folder = join(root, 'stories/blocks');
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/blocks/${file.replaceAll('\\', '/')}`);
  for (const file of present) if (!wanted.has(file)) rmSync(join(root, file));
  for (const [file, text] of wanted) {
    const path = join(root, file);
    if (present.includes(file) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
