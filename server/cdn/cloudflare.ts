import { Type } from 'typebox';
import { checkedSettings } from '#server/plugin-settings.ts';
import { type Cdn, type CdnPlugin, CHECK_TAG, PATIENCE_MS, refuseUnless } from './cdn.ts';

/** So many tags are taken by one call. */
const BATCH = 30;

const declared = {
  id: 'cloudflare',
  settings: {
    CDN_CLOUDFLARE_ZONE: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{32}$',
        description: 'the id of a zone of Cloudflare',
        examples: ['023e105f4ecef8ad9ca31a8372d0c353'],
      }),
    ),
    CDN_CLOUDFLARE_TOKEN: Type.Optional(
      Type.String({ pattern: '^[\\x21-\\x7e]{1,200}$', description: 'a token that may purge' }),
    ),
  },
  together: [['CDN_CLOUDFLARE_ZONE', 'CDN_CLOUDFLARE_TOKEN']],
};

/** Cloudflare, by its call for purging tags. It keeps pages only where a cache rule says so. */
export const cloudflare: CdnPlugin = {
  ...declared,
  open(given) {
    const settings = checkedSettings(declared, given);
    const { CDN_CLOUDFLARE_ZONE: zone, CDN_CLOUDFLARE_TOKEN: token } = settings;
    return zone && token ? cloudflareOf(zone, token) : null;
  },
};

function cloudflareOf(zone: string, token: string): Cdn {
  async function purgeBatch(tags: readonly string[]) {
    const answer = await fetch(`https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await refuseUnless(answer.ok, 'Cloudflare', answer);
  }
  async function purge(tags: readonly string[]) {
    for (let at = 0; at < tags.length; at += BATCH) await purgeBatch(tags.slice(at, at + BATCH));
  }
  return {
    tagHeader: { name: 'cache-tag', separator: ',' },
    purge,
    async check() {
      await purge([CHECK_TAG]);
      return 'Cloudflare lets go of pages when told';
    },
  };
}
