import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Modules of each chunk by its file, from the project's root. */
export type ModuleReport = Record<string, string[]>;

/** Writes down which modules each chunk of a build holds; a test reads it. */
export function moduleReport(fileName: string): Plugin {
  return {
    name: 'izlog:module-report',
    generateBundle(_, bundle) {
      const root = this.environment.config.root;
      const report: ModuleReport = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        report[output.fileName] = output.moduleIds.map((id) =>
          normalizePath(path.relative(root, id)),
        );
      }
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(report) });
    },
  };
}
