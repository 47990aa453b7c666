/**
 * `npm run new:block <type>`: writes a complete block folder and its stories, and prints the line to add.
 * `npm run new:block -- --stories`: writes the stories of all blocks anew, one per example.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLES = ['typical', 'empty', 'long-text', 'mobile-overrides'];
const USAGE =
  'Usage: npm run new:block <type>, with a kebab-case type such as "opening-hours", or npm run new:block -- --stories.';

/** `price-slider` -> `priceSlider`. */
function camelCase(type: string): string {
  return type.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `price-slider` -> `PriceSlider`. */
function pascalCase(type: string): string {
  return camelCase(type).replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** `price-slider` -> `Price slider`. */
function titleCase(type: string): string {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Files of a new block by path from the project's root. */
export function blockFiles(type: string): Record<string, string> {
  const camel = camelCase(type);
  const Pascal = pascalCase(type);
  const title = titleCase(type);
  const folder = `blocks/${type}`;
  return {
    [`${folder}/index.ts`]: `import { defineBlock } from '#runtime/define-block.ts';
import { ${camel}Examples } from './${type}.examples.ts';
import { ${camel}Schema } from './${type}.schema.ts';
import { ${camel}Texts } from './${type}.texts.ts';
import { ${Pascal} } from './${type}.tsx';

export const ${camel} = defineBlock({
  type: '${type}',
  version: 1,
  category: 'content',
  icon: 'square',
  schema: ${camel}Schema,
  texts: ${camel}Texts,
  Component: ${Pascal},
  examples: ${camel}Examples,
});
`,
    [`${folder}/${type}.schema.ts`]: `import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** What the block holds; say here what it is for. */
export const ${camel}Schema = blockSchema({ heading: textField() });
export type ${Pascal}Values = Static<typeof ${camel}Schema>;
`,
    [`${folder}/${type}.tsx`]: `import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './${type}.module.css';
import type { ${Pascal}Values } from './${type}.schema.ts';

export function ${Pascal}({ values }: BlockProps<${Pascal}Values>) {
  return (
    <BlockRoot className={styles['root']}>
      <EditableText as="h2" field="heading" value={values.heading} />
    </BlockRoot>
  );
}
`,
    [`${folder}/${type}.module.css`]: `.root {
  padding-inline: var(--page-inline);
}
`,
    [`${folder}/${type}.texts.ts`]: `import { defineTexts } from '#runtime/i18n/texts.ts';

export const ${camel}Texts = defineTexts({
  hr: { title: '${title}', description: '${title}.', fields: { heading: 'Naslov' } },
  en: { title: '${title}', description: '${title}.', fields: { heading: 'Heading' } },
  de: { title: '${title}', description: '${title}.', fields: { heading: 'Überschrift' } },
});
`,
    [`${folder}/${type}.examples.ts`]: `import type { BlockExample } from '#runtime/define-block.ts';

export const ${camel}Examples: readonly BlockExample[] = [
  { name: 'typical', meta: { heading: 'Njega koja prati vašu kožu' } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      heading:
        'Njega koja prati vašu kožu kroz sva godišnja doba, od prve jutarnje kapi do večernjeg rituala',
    },
  },
  {
    name: 'mobile-overrides',
    meta: { heading: 'Njega koja prati vašu kožu' },
    mobileMeta: { heading: 'Vaša njega' },
  },
];
`,
    [`stories/blocks/${type}.stories.tsx`]: storyFile(type, EXAMPLES),
  };
}

/** A block's story file: one story per example. */
export function storyFile(type: string, examples: readonly string[]): string {
  const camel = camelCase(type);
  const stories = examples.map(
    (name) => `export const ${pascalCase(name)} = exampleStory(${camel}, '${name}');`,
  );
  return `import { ${camel} } from '#blocks/${type}/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/${titleCase(type)}', ...blockMeta(${camel}) };
export default meta;

${stories.join('\n')}
`;
}

/** Story files of the blocks that exist, with the names of their real examples. */
async function storiesOfAll(): Promise<Record<string, string>> {
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true, ws: false } });
  const { allBlocks }: { allBlocks: readonly Exampled[] } = await vite
    .ssrLoadModule('blocks/all-blocks.ts')
    .then((module) => ({ allBlocks: module['allBlocks'] }))
    .finally(() => vite.close());
  const files = allBlocks.map(({ type, examples }) => {
    const names = examples.map(({ name }) => name);
    return [`stories/blocks/${type}.stories.tsx`, storyFile(type, names)];
  });
  return Object.fromEntries(files);
}

interface Exampled {
  type: string;
  examples: readonly { name: string }[];
}

/** Writes the files and has the formatter break what is too long for a line. */
function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(ROOT, path, '..'), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    console.log(`wrote ${path}`);
  }
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...Object.keys(files)], { cwd: ROOT });
}

async function main(argument: string | undefined): Promise<number> {
  if (argument === '--stories') {
    write(await storiesOfAll());
    return 0;
  }
  if (!argument || !/^[a-z]+(-[a-z]+)*$/.test(argument)) {
    console.error(USAGE);
    return 1;
  }
  if (existsSync(join(ROOT, 'blocks', argument))) {
    console.error(`blocks/${argument} exists already. Choose another type.`);
    return 1;
  }
  write(blockFiles(argument));
  const camel = camelCase(argument);
  console.log(
    `\nNow add to blocks/all-blocks.ts:\n  import { ${camel} } from './${argument}/index.ts';\nand "${camel}," to the list. Then: npm run conformance`,
  );
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exit(await main(process.argv[2]));
