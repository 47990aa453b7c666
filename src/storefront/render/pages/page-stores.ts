import type { OpeningHours } from '#schemas/api/branch-fields.ts';
import type { Branch } from '#schemas/api/branches.ts';
import type { LinkedThing } from '../document/head.ts';
import type { RenderJob } from '../sections/render-job.ts';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Whose shops they are. */
interface Site {
  request: Pick<RenderJob['request'], 'origin'>;
  site: Pick<RenderJob['site'], 'brand'>;
}

/** The shops that the blocks of a page show, each once, as things of schema.org. */
export function storesOf(
  { request: { origin }, site: { brand } }: Site,
  branches: readonly Branch[],
): LinkedThing[] {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  return [...byId.values()].map((branch) => ({
    '@type': 'Store',
    '@id': `${origin}/#store-${branch.id}`,
    name: branch.name,
    url: `${origin}/`,
    parentOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand,
      url: `${origin}/`,
    },
    address: addressOf(branch),
    ...(branch.phone && { telephone: branch.phone }),
    ...(branch.hours.length > 0 && { openingHoursSpecification: branch.hours.map(hoursOf) }),
  }));
}

function addressOf({ street, postCode, town, country }: Branch): LinkedThing {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postCode && { postalCode: postCode }),
    ...(town && { addressLocality: town }),
    ...(country && { addressCountry: country }),
  };
}

function hoursOf({ fromDay, toDay, opens, closes }: OpeningHours): LinkedThing {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(fromDay - 1, toDay),
    opens,
    closes,
  };
}
