import { Type } from 'typebox';
import { checkedSettings } from '#server/plugin-settings.ts';
import { type Cdn, type CdnPlugin, CHECK_TAG, PATIENCE_MS, refuseUnless } from './cdn.ts';

const declared = {
  id: 'varnish',
  settings: {
    CDN_VARNISH_URL: Type.Optional(
      Type.String({
        pattern: '^https?://[^/?#,]+(,https?://[^/?#,]+)*$',
        description: 'a comma list of addresses of Varnish, without paths',
        examples: ['http://127.0.0.1:6081'],
      }),
    ),
    CDN_VARNISH_TOKEN: Type.Optional(
      Type.String({
        pattern: '^[\\x21-\\x7e]{16,200}$',
        description: '16 to 200 letters, digits and signs without spaces',
      }),
    ),
  },
  together: [['CDN_VARNISH_URL', 'CDN_VARNISH_TOKEN']],
};

/** Varnish with `deploy/varnish.vcl`; several keep pages independently, so each is told. */
export const varnish: CdnPlugin = {
  ...declared,
  open(given) {
    const settings = checkedSettings(declared, given);
    const { CDN_VARNISH_URL: urls, CDN_VARNISH_TOKEN: token } = settings;
    return urls && token ? varnishAt(urls.split(','), token) : null;
  },
};

function varnishAt(urls: readonly string[], token: string): Cdn {
  async function purgeAt(url: string, tags: readonly string[]) {
    const answer = await fetch(url, {
      method: 'PURGE',
      headers: { 'x-purge-token': token, 'x-purge-tags': tags.join(' ') },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await refuseUnless(answer.ok, 'Varnish', answer);
  }
  async function purge(tags: readonly string[]) {
    await Promise.all(urls.map((url) => purgeAt(url, tags)));
  }
  return {
    tagHeader: { name: 'surrogate-key', separator: ' ' },
    purge,
    async check() {
      await purge([CHECK_TAG]);
      return `${urls.map((url) => new URL(url).host).join(', ')} lets go of pages when told`;
    },
  };
}
