import type { Migration } from 'kysely';
import { base } from './001-base.ts';
import { site } from './002-site.ts';
import { auth } from './003-auth.ts';
import { content } from './010-content.ts';
import { failedRequests } from './011-failed-requests.ts';
import { media } from './020-media.ts';
import { catalog } from './030-catalog.ts';
import { blog } from './031-blog.ts';
import { sampleData } from './032-sample-data.ts';
import { cart } from './040-cart.ts';
import { newsletter } from './041-newsletter.ts';

/**
 * All steps by name. Forward only: a released step is never edited. Numbers: 001-009 core,
 * 010-019 content, 020-029 media, 030-039 catalogue and blog, 040-049 cart and newsletter.
 */
export const migrations: Record<string, Migration> = {
  '001-base': base,
  '002-site': site,
  '003-auth': auth,
  '010-content': content,
  '011-failed-requests': failedRequests,
  '020-media': media,
  '030-catalog': catalog,
  '031-blog': blog,
  '032-sample-data': sampleData,
  '040-cart': cart,
  '041-newsletter': newsletter,
};
