import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { KnownValues } from './values.ts';

/** What the sample shop holds, by the names that the calls give it. */
export async function knownValuesOf(app: FastifyInstance): Promise<KnownValues> {
  const column = async (table: string, name: string) => {
    const { rows } = await sql<{ value: unknown }>`
      select distinct ${sql.ref(name)} as value from ${sql.table(table)}
      where ${sql.ref(name)} is not null order by 1 limit 60`.execute(app.db);
    return rows.map(({ value }) => value);
  };
  const products = await column('product', 'id');
  const [slugs, skus, posts, elements, coupons, cards] = [
    await column('product', 'slug'),
    await column('product', 'sku'),
    await column('post', 'slug'),
    await column('element', 'slug'),
    await column('coupon', 'code'),
    await column('member_card', 'barcode'),
  ];
  const ids = Array.from({ length: 60 }, (_none, at) => at + 1);
  return {
    id: ids,
    rev: [1, 2, 3],
    baseRev: [1, 2],
    productId: products,
    product_id: products,
    product: products,
    variant: products,
    targetId: products,
    sku: skus,
    customPriceOption: skus,
    slug: [...slugs, ...posts, ...elements],
    path: ['/', '/shop', ...slugs.map((slug) => `/${slug}`), ...posts.map((slug) => `/${slug}`)],
    query: ['krema', '/', ...slugs],
    key: ['HomePageSlug', 'Logo', 'price', 'brand', 'category', 'slug', 'id', 'type'],
    param: ['id', 'name', 'price', 'created_at', 'priority', 'position'],
    handler: ['header-section', 'footer-section', 'cookie-section'],
    couponCode: coupons,
    code: coupons,
    barcode: cards,
    memberCardBarcode: cards,
    deliveryMethodId: ids.slice(0, 6),
    paymentMethodId: ids.slice(0, 6),
    branchId: [1, 2, null],
    userId: ids.slice(0, 8),
    itemId: [...ids.slice(0, 20), -1],
    currencyId: [1, 2],
    storeID: [1],
    qty: [1, 2, 3, 998],
    countryIso: ['HR', 'AT', 'DE', 'XX'],
    country: ['HR', 'AT', 'XX'],
    countries: ['HR', 'AT', 'XX'],
    email: ['ana@izlog.test', 'kupac@izlog.test', 'nova@izlog.test'],
    username: ['kupac@izlog.test', 'urednik@izlog.test', 'nova@izlog.test'],
    successURL: ['/hvala', 'http://127.0.0.1:3000/hvala'],
    failureURL: ['/greska', 'http://127.0.0.1:3000/greska'],
    apiKey: [''],
  };
}
