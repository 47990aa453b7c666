import {
  CornerUpRight,
  type LucideIcon,
  MailWarning,
  MessageSquareText,
  ReceiptText,
} from 'lucide-react';

import { adminComment } from '#schemas/api/admin.ts';
import { adminFilterOrders } from '#schemas/api/admin-order.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import { filterMails } from '#schemas/api/mail.ts';
import { filterFailedRequests } from '#schemas/api/redirects.ts';

/** How much of something waits for the back office. */
export interface Figure {
  /** Key of its name below `admin.overview.`. */
  name: string;
  icon: LucideIcon;
  /** The list that shows it. */
  to: string;
  count(api: ApiPort): Promise<ApiResult<{ totalRecords: number }>>;
}

/** Only the number of records is wanted. */
const limit = 1;

export const FIGURES: readonly Figure[] = [
  {
    name: 'orders',
    icon: ReceiptText,
    to: '/orders?generalStatus=pending',
    count: (api) =>
      api.call(adminFilterOrders, {
        body: { limit, filters: [{ key: 'generalStatus', value: 'pending' }] },
      }),
  },
  {
    name: 'comments',
    icon: MessageSquareText,
    to: '/comments?published=false',
    count: (api) =>
      api.call(adminComment.filter, {
        body: { limit, filters: [{ key: 'published', value: false }] },
      }),
  },
  {
    name: 'mails',
    icon: MailWarning,
    to: '/mail?state=dead',
    count: (api) => api.call(filterMails, { body: { limit, state: 'dead' } }),
  },
  {
    name: 'lostPaths',
    icon: CornerUpRight,
    to: '/redirects',
    count: (api) => api.call(filterFailedRequests, { body: { limit } }),
  },
];
