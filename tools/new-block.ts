/** `npm run new:block <group>/<type>`: writes a complete block folder and its texts, and prints the line to add. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LOCALES } from '#domain/locales.ts';

const ROOT = join(import.meta.dirname, '..');
const USAGE =
  'Usage: npm run new:block <group>/<type>, in kebab-case, such as "content/opening-hours". The groups are the folders of blocks/.';

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

/** Files of a new block by path from the project's root; `place` is `<group>/<type>`. */
export function blockFiles(place: string): Record<string, string> {
  const type = basename(place);
  const camel = camelCase(type);
  const Pascal = pascalCase(type);
  const folder = `blocks/${place}`;
  return {
    [`${folder}/index.ts`]: `import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { ${camel}Examples } from './${type}.examples.ts';
import { ${camel}Schema } from './${type}.schema.ts';
import { ${Pascal} } from './${type}.tsx';

export const ${camel} = defineBlock({
  type: '${type}',
  version: 1,
  category: 'text',
  icon: 'square',
  schema: ${camel}Schema,
  texts: blockTexts('${type}'),
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
  };
}

/** A file of texts with those of the new block, which are to be translated, in its alphabetical order. */
export function withTexts(json: string, type: string): string {
  const title = titleCase(type);
  const fields = { heading: 'Heading' };
  const texts = { title, description: `${title}.`, keywords: title, fields };
  const all = Object.entries({ ...JSON.parse(json), [type]: texts });
  return JSON.stringify(Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
}

/** The files of texts that a new block comes into, by path; `place` is `<group>/<type>`. */
function textFiles(place: string): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const path = `locales/${locale}/blocks/${dirname(place)}.json`;
      return [path, withTexts(readFileSync(join(ROOT, path), 'utf8'), basename(place))];
    }),
  );
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

function main(place: string | undefined): number {
  if (!place || !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(place)) {
    console.error(USAGE);
    return 1;
  }
  if (!existsSync(join(ROOT, 'blocks', dirname(place)))) {
    console.error(`blocks/${dirname(place)} does not exist. ${USAGE}`);
    return 1;
  }
  if (existsSync(join(ROOT, 'blocks', place))) {
    console.error(`blocks/${place} exists already. Choose another type.`);
    return 1;
  }
  write({ ...blockFiles(place), ...textFiles(place) });
  const camel = camelCase(basename(place));
  console.log(
    `\nNow add to blocks/all-blocks.ts:\n  import { ${camel} } from './${place}/index.ts';\nand "${camel}," to the list, and to stories/advice/${dirname(place)}.json when the block is right and when it is not. Then: npm run conformance`,
  );
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exit(main(process.argv[2]));
