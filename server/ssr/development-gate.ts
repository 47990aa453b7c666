import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSafePath } from '#domain/web/safe-path.ts';
import { splitLocale } from '#domain/web/site-path.ts';
import type { Config } from '#server/config.ts';
import type { Directory, Identify } from '#server/plugins/call-context.ts';

/** Login of the back office, in every language. */
const LOGIN = '/adminLogin';

export interface GateServices {
  config: Pick<Config, 'env'>;
  directory: Pick<Directory, 'forcedHost'>;
  identify: Identify;
}

/**
 * Where a visitor of the development server goes instead of a page: while no domain is forced, pages
 * are for the back office (AUTH-24, G-057). null where the page may be shown.
 */
export async function loginInstead(
  { config, directory, identify }: GateServices,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<string | null> {
  if (config.env !== 'development' || directory.forcedHost() !== '') return null;
  if (splitLocale(path, request.call.site).path === LOGIN) return null;
  const user = await identify(request, reply);
  if (user?.scope === 'backoffice') return null;
  const back = isSafePath(request.url) ? `?${new URLSearchParams({ redirect: request.url })}` : '';
  return LOGIN + back;
}
