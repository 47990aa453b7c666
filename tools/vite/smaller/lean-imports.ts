import type { Plugin } from 'vite';

/** Id that Vite gives to the function it calls in place of `import()`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * A module whose style sheets are not in the page yet is there once they are; a sheet that
 * cannot be had fails the import.
 */
const CODE = `
const sheets = {};
const sheet = (file) => sheets[file] ??= new Promise((onload, onerror) => {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + file, onload, onerror }),
  );
});
export const __vitePreload = async (load, files = []) =>
  (await Promise.all([load(), ...files.map(sheet)]))[0];
`;

/** What Vite makes of an import without style sheets: its helper around nothing but the import. */
const WRAPPED =
  /[\w$]+\((?:async\(\)=>\{let(\{[^}]*\})=await (import\(`[^`]+`\));return\1\}|\(\)=>(import\(`[^`]+`\))),\[\]\)/g;

/** The code of a chunk with plain imports where there are no style sheets to wait for. */
export function withPlainImports(code: string): string {
  return code.replace(WRAPPED, (_whole, _names, awaited = '', plain = '') => awaited || plain);
}

/** Gives the shop's scripts a dynamic import that does no more than ours need; Vite's own is large. */
export function leanImports(): Plugin[] {
  return [
    {
      name: 'izlog:lean-imports',
      enforce: 'pre',
      load: (id) => (id === HELPER ? CODE : undefined),
    },
    {
      name: 'izlog:plain-imports',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk') chunk.code = withPlainImports(chunk.code);
          }
        },
      },
    },
  ];
}
