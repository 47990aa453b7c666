import path from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';

/** Members of an endpoint that the browser's client reads. */
const KEPT = ['key', 'method', 'path', 'access', 'bare'];

/**
 * Leaves of `schemas/api/*.ts` what a browser needs of an endpoint (method, path, ...) and drops the
 * schemas: the server alone validates. A shop chunk that imports anything else of these files fails
 * to build.
 */
export function leanEndpoints(): Plugin {
  let folder = '';
  return {
    name: 'izlog:lean-endpoints',
    enforce: 'pre',
    configResolved(config) {
      folder = normalizePath(path.join(config.root, 'schemas/api/'));
    },
    async load(id) {
      if (!id.startsWith(folder)) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      const endpoints = Object.entries(module).filter(([, value]) => isEndpoint(value));
      if (endpoints.length === 0) return undefined;
      return endpoints
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, KEPT)};`)
        .join('\n');
    },
  };
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
