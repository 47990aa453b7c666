import fs from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const QUERY = '?later';
const EXAMPLES = 'virtual:izlog-examples';
const RUNTIME = '#runtime/later-blocks.tsx';
const EXPORTED = /^export (?:function|const) (\w+)/gm;

/**
 * The editor's build leaves out of a block's definition what opening a page with other blocks does
 * not need: its renderer is a script of its own, the examples of all blocks are one.
 */
export function laterBlocks(folder: string): Plugin {
  let blocks = '';
  const isDefinition = (file: string) => file.startsWith(blocks) && /\/index\.ts$/.test(file);
  return {
    name: 'izlog:later-blocks',
    enforce: 'pre',
    configResolved({ root }) {
      blocks = `${normalizePath(path.join(root, folder))}/`;
    },
    resolveId(source, importer) {
      if (source === EXAMPLES) return `\0${EXAMPLES}`;
      if (!importer || !isDefinition(importer)) return undefined;
      const type = path.posix.basename(path.posix.dirname(importer));
      if (source !== `./${type}.tsx` && source !== `./${type}.examples.ts`) return undefined;
      return `${path.posix.join(path.posix.dirname(importer), source)}${QUERY}`;
    },
    load(id) {
      if (id === `\0${EXAMPLES}`) return allExamples(blocks);
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      return file.endsWith('.tsx') ? laterRenderer(file) : laterExamples(file);
    },
  };
}

function laterRenderer(file: string): string {
  const type = path.posix.basename(file, '.tsx');
  const names = exportsOf(file).map(
    (name) =>
      `export const ${name} = /* @__PURE__ */ laterBlock('${type}', async () => (await import('./${type}.tsx')).${name});`,
  );
  return [`import { laterBlock } from '${RUNTIME}';`, ...names].join('\n');
}

function laterExamples(file: string): string {
  const type = path.posix.basename(file, '.examples.ts');
  const names = exportsOf(file).map(
    (name) =>
      `export const ${name} = /* @__PURE__ */ laterExamples('${type}', async () => (await import('${EXAMPLES}')).examples);`,
  );
  return [`import { laterExamples } from '${RUNTIME}';`, ...names].join('\n');
}

/** Examples of every block by its type. */
function allExamples(blocks: string): string {
  const files = fs
    .readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.examples.ts'));
  const imports = files.map(
    (file, index) => `import * as of${index} from '${blocks}${normalizePath(file)}';`,
  );
  const entries = files.map(
    (file, index) => `'${path.basename(file, '.examples.ts')}': Object.values(of${index})[0]`,
  );
  return [...imports, `export const examples = { ${entries.join(', ')} };`].join('\n');
}

function exportsOf(file: string): string[] {
  return [...fs.readFileSync(file, 'utf8').matchAll(EXPORTED)].flatMap(([, name]) => name ?? []);
}
