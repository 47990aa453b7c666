import type { AuthTables } from '#server/modules/auth/auth.tables.ts';
import type { BlogTables } from '#server/modules/blog/blog.tables.ts';
import type { CartTables } from '#server/modules/cart/cart.tables.ts';
import type { CatalogTables } from '#server/modules/catalog/catalog.tables.ts';
import type { CommentTables } from '#server/modules/comments/comments.tables.ts';
import type { ConsentTables } from '#server/modules/consents/consents.tables.ts';
import type { ContentTables } from '#server/modules/content/content.tables.ts';
import type { CouponTables } from '#server/modules/coupons/coupons.tables.ts';
import type { DeliveryTables } from '#server/modules/delivery/delivery.tables.ts';
import type { EventTables } from '#server/modules/events/events.tables.ts';
import type { FinderTables } from '#server/modules/finder/finder.tables.ts';
import type { JobTables } from '#server/modules/jobs/jobs.tables.ts';
import type { MailTables } from '#server/modules/mail/mail.tables.ts';
import type { MediaTables } from '#server/modules/media/media.tables.ts';
import type { NewsletterTables } from '#server/modules/newsletter/newsletter.tables.ts';
import type { NoticeTables } from '#server/modules/notices/notices.tables.ts';
import type { OrderTables } from '#server/modules/orders/orders.tables.ts';
import type { PaymentTables } from '#server/modules/payments/payments.tables.ts';
import type { PipelineTables } from '#server/modules/pipelines/pipelines.tables.ts';
import type { RedirectTables } from '#server/modules/redirects/redirects.tables.ts';
import type { SiteTables } from '#server/modules/site/site.tables.ts';
import type { SocialTables } from '#server/modules/social/social.tables.ts';
import type { UserTables } from '#server/modules/users/users.tables.ts';
import type { WishlistTables } from '#server/modules/wishlist/wishlist.tables.ts';
import type { ThrottleTables } from '#server/plugins/throttle.tables.ts';
import type { SampleDataTables } from '#server/seed/sample-data.tables.ts';

/** Every table of the database; each module declares its own in `<module>.tables.ts`. */
export interface Database
  extends SiteTables,
    AuthTables,
    ThrottleTables,
    MediaTables,
    CatalogTables,
    BlogTables,
    SampleDataTables,
    ContentTables,
    FinderTables,
    CartTables,
    NewsletterTables,
    ConsentTables,
    CommentTables,
    CouponTables,
    DeliveryTables,
    EventTables,
    JobTables,
    MailTables,
    NoticeTables,
    OrderTables,
    PaymentTables,
    PipelineTables,
    RedirectTables,
    SocialTables,
    UserTables,
    WishlistTables {}
