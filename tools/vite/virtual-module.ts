import type { Plugin } from 'vite';

/** A plugin for one module that is no file: `virtual:izlog-<name>`, whose code follows from the sources. */
export function virtualModule(name: string, code: (root: string) => string): Plugin {
  const id = `virtual:izlog-${name}`;
  let root = '';
  return {
    name: `izlog:${name}`,
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? code(root) : undefined),
  };
}
