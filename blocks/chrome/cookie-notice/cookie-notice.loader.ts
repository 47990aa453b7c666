import type { LoadContext } from '#runtime/define-block.ts';
import { filterOptions } from '#schemas/api/site.ts';
import type { CookieNoticeValues } from './cookie-notice.schema.ts';

export interface CookieNoticeData {
  /** False when the option `CookieNotice` is switched off: the site sets necessary cookies only. */
  isOn: boolean;
}

/** The option `CookieNotice` switches the notice; a site without the option shows it (CONS-09). */
export async function loadCookieNotice({
  api,
}: LoadContext<CookieNoticeValues>): Promise<CookieNoticeData> {
  const { records } = await api.get(filterOptions, { body: { keys: ['CookieNotice'] } });
  const value = records.find((record) => record.key === 'CookieNotice')?.value;
  return { isOn: value !== false };
}
