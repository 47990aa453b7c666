import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type * as Vite from 'vite';
import { readEntry, type Storefront } from './storefront.ts';

const ENTRY = '/src/entry-server.tsx';

/** The storefront from its sources: Vite inside this server, with hot reloading over its port. */
export function openDevelopmentStorefront(root: string): Storefront {
  let vite: Promise<Vite.ViteDevServer> | null = null;
  return {
    async entry() {
      if (!vite) {
        throw new Error(
          'Izlog: the storefront was asked for a page before Vite was started. Call mount() first.',
        );
      }
      return readEntry(await (await vite).ssrLoadModule(ENTRY));
    },
    async mount(app) {
      vite = startVite(root, app);
      await app.register(middie);
      app.use((await vite).middlewares);
      app.addHook('onClose', async () => (await vite)?.close());
    },
  };
}

async function startVite(root: string, app: FastifyInstance): Promise<Vite.ViteDevServer> {
  // By name in a variable: a build of the server must not carry a development tool.
  const tool = 'vite';
  const { createServer }: typeof Vite = await import(/* @vite-ignore */ tool);
  return createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
}
