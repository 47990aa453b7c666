import { Type } from 'typebox';
import { checkedSettings } from '#server/plugin-settings.ts';
import { type Cdn, type CdnPlugin, CHECK_TAG, PATIENCE_MS, refuseUnless } from './cdn.ts';

const declared = {
  id: 'fastly',
  settings: {
    CDN_FASTLY_SERVICE: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9]{1,64}$',
        description: 'the id of a service of Fastly',
        examples: ['SU1Z0isxPaozGVKXdv0eY'],
      }),
    ),
    CDN_FASTLY_TOKEN: Type.Optional(
      Type.String({ pattern: '^[\\x21-\\x7e]{1,200}$', description: 'a token that may purge' }),
    ),
  },
  together: [['CDN_FASTLY_SERVICE', 'CDN_FASTLY_TOKEN']],
};

/** Fastly, by its call for purging a batch of surrogate keys. */
export const fastly: CdnPlugin = {
  ...declared,
  open(given) {
    const settings = checkedSettings(declared, given);
    const { CDN_FASTLY_SERVICE: service, CDN_FASTLY_TOKEN: token } = settings;
    return service && token ? fastlyOf(service, token) : null;
  },
};

function fastlyOf(service: string, token: string): Cdn {
  async function purge(tags: readonly string[]) {
    const answer = await fetch(`https://api.fastly.com/service/${service}/purge`, {
      method: 'POST',
      headers: {
        'fastly-key': token,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ surrogate_keys: tags }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await refuseUnless(answer.ok, 'Fastly', answer);
  }
  return {
    tagHeader: { name: 'surrogate-key', separator: ' ' },
    purge,
    async check() {
      await purge([CHECK_TAG]);
      return 'Fastly lets go of pages when told';
    },
  };
}
