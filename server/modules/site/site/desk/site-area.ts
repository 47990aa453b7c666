import { Value } from 'typebox/value';
import { adminUpdateSite, siteWriteSchema } from '#schemas/api/admin-sites.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { SettingArea } from '#server/modules/operations/history/index.ts';
import type { SiteDesk } from './desk.service.ts';

/**
 * The way back for the form of a site, in the panel of that site: the form as it is stored, with one
 * field as it was.
 */
export function siteArea(desk: Pick<SiteDesk, 'form' | 'update'>): SettingArea {
  return {
    name: 'site',
    isForOwners: () => adminUpdateSite.access === 'owner',
    async restore(ctx, { undo }, key, held) {
      const now = await desk.form(ctx.site.id);
      if (!(key in now)) throw new NotFound();
      const wanted: unknown = { ...now, [key]: held?.value ?? null };
      if (!Value.Check(siteWriteSchema, wanted)) {
        throw new ValidationFailed({ fields: { [key]: 'type' } });
      }
      await desk.update(ctx, ctx.site.id, wanted, undo);
    },
  };
}
