import type { Cdn, CdnPlugin } from './cdn.ts';
import { cloudflare } from './cloudflare.ts';
import { fastly } from './fastly.ts';
import { varnish } from './varnish.ts';

/** Every kind of CDN; the first that is set up is used. */
export const ALL_CDNS: readonly CdnPlugin[] = [varnish, fastly, cloudflare];

/** The CDN that the environment sets up; null: there is none. */
export function openCdn({
  settings,
}: {
  settings?: Readonly<Record<string, unknown>>;
}): Cdn | null {
  if (!settings) return null;
  for (const plugin of ALL_CDNS) {
    const cdn = plugin.open(settings);
    if (cdn) return cdn;
  }
  return null;
}
