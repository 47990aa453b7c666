import type { Plugin } from 'vite';

/**
 * Development only: most blocks never reach the browser's module graph, so that an edit would not
 * show. Reloads the page when a changed file is part of the server's render and of nothing that the
 * browser has loaded.
 */
export function reloadStatic(): Plugin {
  return {
    name: 'izlog:reload-static',
    apply: 'serve',
    hotUpdate: {
      order: 'post',
      handler({ file, server }) {
        if (this.environment.name !== 'ssr') return undefined;
        const graph = this.environment.moduleGraph;
        const styles = graph.getModuleById('\0virtual:izlog-styles');
        if (styles) graph.invalidateModule(styles);
        const loaded = server.environments.client.moduleGraph.getModulesByFile(file);
        const inBrowser = [...(loaded ?? [])].some((module) => module.transformResult);
        const onServer = (graph.getModulesByFile(file)?.size ?? 0) > 0;
        if (onServer && !inBrowser) server.environments.client.hot.send({ type: 'full-reload' });
        return undefined;
      },
    },
  };
}
