import { Value } from 'typebox/value';
import { newRedirectSchema } from '#schemas/api/redirects.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { SettingArea } from '#server/modules/operations/history/index.ts';
import type { RedirectService } from './redirects.service.ts';

/** The way back for redirects: one that was added goes, one that was removed comes again. */
export function redirectArea(redirects: Pick<RedirectService, 'add' | 'remove'>): SettingArea {
  return {
    name: 'redirects',
    isForOwners: () => false,
    async restore(_ctx, author, key, held) {
      if (held === null) return redirects.remove(author, Number(key));
      if (!Value.Check(newRedirectSchema, held.value)) {
        throw new ValidationFailed({ fields: { from: 'type' } });
      }
      await redirects.add(author, held.value);
    },
  };
}
