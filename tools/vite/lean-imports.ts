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

/** Gives the shop's scripts a dynamic import that does no more than ours need; Vite's own is large. */
export function leanImports(): Plugin {
  return {
    name: 'izlog:lean-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? CODE : undefined),
  };
}
