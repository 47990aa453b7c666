import type { AuthTables } from '#server/db/tables/auth.ts';
import type { BlogTables } from '#server/db/tables/blog.ts';
import type { CartTables } from '#server/db/tables/cart.ts';
import type { CatalogTables } from '#server/db/tables/catalog.ts';
import type { CommentTables } from '#server/db/tables/comments.ts';
import type { ConsentTables } from '#server/db/tables/consents.ts';
import type { ContentTables } from '#server/db/tables/content.ts';
import type { CouponTables } from '#server/db/tables/coupons.ts';
import type { DeliveryTables } from '#server/db/tables/delivery.ts';
import type { EventTables } from '#server/db/tables/events.ts';
import type { FinderTables } from '#server/db/tables/finder.ts';
import type { FontTables } from '#server/db/tables/fonts.ts';
import type { FormTables } from '#server/db/tables/forms.ts';
import type { JobTables } from '#server/db/tables/jobs.ts';
import type { MailTables } from '#server/db/tables/mail.ts';
import type { MediaTables } from '#server/db/tables/media.ts';
import type { NewsletterTables } from '#server/db/tables/newsletter.ts';
import type { OrderTables } from '#server/db/tables/orders.ts';
import type { PaymentTables } from '#server/db/tables/payments.ts';
import type { PipelineTables } from '#server/db/tables/pipelines.ts';
import type { RedirectTables } from '#server/db/tables/redirects.ts';
import type { SampleDataTables } from '#server/db/tables/sample-data.ts';
import type { SettingTables } from '#server/db/tables/settings.ts';
import type { SiteTables } from '#server/db/tables/site.ts';
import type { SocialTables } from '#server/db/tables/social.ts';
import type { NoticeTables } from '#server/db/tables/stock-alerts.ts';
import type { ThrottleTables } from '#server/db/tables/throttle.ts';
import type { UserTables } from '#server/db/tables/users.ts';
import type { WishlistTables } from '#server/db/tables/wishlist.ts';

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
    FontTables,
    CartTables,
    NewsletterTables,
    ConsentTables,
    CommentTables,
    CouponTables,
    DeliveryTables,
    EventTables,
    FormTables,
    JobTables,
    MailTables,
    NoticeTables,
    OrderTables,
    PaymentTables,
    PipelineTables,
    RedirectTables,
    SettingTables,
    SocialTables,
    UserTables,
    WishlistTables {}
