import type { AuthTables } from '#server/modules/auth/auth.tables.ts';
import type { BlogTables } from '#server/modules/blog/blog.tables.ts';
import type { CartTables } from '#server/modules/cart/cart.tables.ts';
import type { CatalogTables } from '#server/modules/catalog/catalog.tables.ts';
import type { ContentTables } from '#server/modules/content/content.tables.ts';
import type { FinderTables } from '#server/modules/finder/finder.tables.ts';
import type { MediaTables } from '#server/modules/media/media.tables.ts';
import type { NewsletterTables } from '#server/modules/newsletter/newsletter.tables.ts';
import type { SiteTables } from '#server/modules/site/site.tables.ts';
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
    NewsletterTables {}
