import { hrefOf } from '#runtime/links/link-builder.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import type { Link } from '#schemas/content/values.ts';
import type { RenderJob } from '../sections/render-job.ts';

/** Absolute address of a link in the language of the page. */
export function addressOf({ request }: RenderJob, link: Link): string {
  const { locale, mainLocale, origin } = request;
  return origin + pageHref(hrefOf(link, locale), { locale, mainLocale, mobileView: false });
}
