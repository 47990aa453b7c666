import type { LoadContext } from '#runtime/define-block.ts';
import { filterOptions } from '#schemas/api/site.ts';
import type { Media } from '#schemas/media.ts';
import type { LogoValues } from './logo.schema.ts';

export interface LogoData {
  /** Picture of the option `Logo`; null for a site without one, or a block with a picture of its own. */
  option: Media | null;
}

/** The site's logo is a CMS option; a block may have its own (SITE-09). */
export async function loadLogo({ values, api }: LoadContext<LogoValues>): Promise<LogoData> {
  if (values.media) return { option: null };
  const { records } = await api.get(filterOptions, { body: { keys: ['Logo'] } });
  return { option: records.find((record) => record.key === 'Logo')?.media ?? null };
}
