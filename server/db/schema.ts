import type { CatalogTables } from '#server/modules/catalogue/catalog/catalog.tables.ts';
import type { NoticeTables } from '#server/modules/catalogue/stock-alerts/notices.tables.ts';
import type { WishlistTables } from '#server/modules/catalogue/wishlist/wishlist.tables.ts';
import type { CartTables } from '#server/modules/commerce/cart/cart.tables.ts';
import type { CouponTables } from '#server/modules/commerce/coupons/coupons.tables.ts';
import type { DeliveryTables } from '#server/modules/commerce/delivery/delivery.tables.ts';
import type { OrderTables } from '#server/modules/commerce/orders/orders.tables.ts';
import type { PaymentTables } from '#server/modules/commerce/payments/payments.tables.ts';
import type { BlogTables } from '#server/modules/content/blog/blog.tables.ts';
import type { CommentTables } from '#server/modules/content/comments/comments.tables.ts';
import type { ContentTables } from '#server/modules/content/content/content.tables.ts';
import type { EventTables } from '#server/modules/content/events/events.tables.ts';
import type { FinderTables } from '#server/modules/content/finder/finder.tables.ts';
import type { MediaTables } from '#server/modules/content/media/media.tables.ts';
import type { RedirectTables } from '#server/modules/content/redirects/redirects.tables.ts';
import type { SocialTables } from '#server/modules/content/social/social.tables.ts';
import type { JobTables } from '#server/modules/operations/jobs/jobs.tables.ts';
import type { MailTables } from '#server/modules/operations/mail/mail.tables.ts';
import type { AuthTables } from '#server/modules/people/auth/auth.tables.ts';
import type { ConsentTables } from '#server/modules/people/consents/consents.tables.ts';
import type { NewsletterTables } from '#server/modules/people/newsletter/newsletter.tables.ts';
import type { UserTables } from '#server/modules/people/users/users.tables.ts';
import type { PipelineTables } from '#server/modules/site/pipelines/pipelines.tables.ts';
import type { SiteTables } from '#server/modules/site/site/site.tables.ts';
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
