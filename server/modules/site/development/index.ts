import { cwd } from 'node:process';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { getDomain, latestReleases, latestTag, setDomain } from '#schemas/api/development.ts';
import { UnknownDomain } from '#server/modules/site/site/index.ts';
import type { Directory } from '#server/plugins/call-context.ts';
import { releasesIn } from './releases.ts';

/** Calls of the development server (DEV-02, DEV-03, DEV-05); 404 anywhere else. */
export const developmentModule = fp(
  async (app: FastifyInstance, { directory }: { directory: Directory }) => {
    app.implement(latestTag, async () => {
      const [newest] = await releasesIn(cwd());
      return newest?.tag_name ?? '';
    });

    app.implement(latestReleases, ({ body }) => releasesIn(cwd(), body.gitlabBranch));

    app.implement(getDomain, () => ({ domain: directory.forcedHost() }));

    app.implement(setDomain, async ({ body }) => {
      const host = body.domain.trim().toLowerCase();
      if (!(await directory.forceHost(host))) throw new UnknownDomain();
      return { domain: host };
    });
  },
);
