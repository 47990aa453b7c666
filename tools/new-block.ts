/** `npm run new:block <type>`: writes a complete block folder and its stories, and prints the line to add. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EXAMPLES = ['typical', 'empty', 'long-text', 'mobile-overrides'];

/** `price-slider` -> `priceSlider`. */
function camelCase(type: string): string {
  return type.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `price-slider` -> `PriceSlider`. */
function pascalCase(type: string): string {
  return camelCase(type).replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** Files of a new block by path from the project's root. */
export function blockFiles(type: string): Record<string, string> {
  const camel = camelCase(type);
  const Pascal = pascalCase(type);
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
  padding-inline: var(--gutter);
}
`,
    [`${folder}/${type}.texts.ts`]: `import { defineTexts } from '#runtime/i18n/texts.ts';

export const ${camel}Texts = defineTexts({
  hr: { title: '${Pascal}', description: '', fields: { heading: 'Naslov' } },
  en: { title: '${Pascal}', description: '', fields: { heading: 'Heading' } },
  de: { title: '${Pascal}', description: '', fields: { heading: 'Überschrift' } },
});
`,
    [`${folder}/${type}.examples.ts`]: `import type { BlockExample } from '#runtime/define-block.ts';

export const ${camel}Examples: readonly BlockExample[] = [
  { name: 'typical', meta: { heading: 'Njega koja prati vašu kožu' } },
  { name: 'empty' },
  { name: 'long-text', meta: { heading: 'Njega koja prati vašu kožu kroz sva godišnja doba, od prve jutarnje kapi do večernjeg rituala' } },
  { name: 'mobile-overrides', meta: { heading: 'Njega koja prati vašu kožu' }, mobileMeta: { heading: 'Vaša njega' } },
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

const meta = { title: 'Blocks/${type}', ...blockMeta(${camel}) };
export default meta;

${stories.join('\n')}
`;
}

function main(type: string | undefined): number {
  if (!type || !/^[a-z]+(-[a-z]+)*$/.test(type)) {
    console.error(
      'Usage: npm run new:block <type>, with a kebab-case type such as "opening-hours".',
    );
    return 1;
  }
  const root = join(import.meta.dirname, '..');
  if (existsSync(join(root, 'blocks', type))) {
    console.error(`blocks/${type} exists already. Choose another type.`);
    return 1;
  }
  for (const [path, text] of Object.entries(blockFiles(type))) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  const camel = camelCase(type);
  console.log(
    `\nNow add to blocks/all-blocks.ts:\n  import { ${camel} } from './${type}/index.ts';\nand "${camel}," to the list. Then: npm run conformance`,
  );
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exit(main(process.argv[2]));
