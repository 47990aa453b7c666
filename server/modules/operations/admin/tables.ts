import type { AdminTable } from './admin-table.ts';

const names = { column: 'names', json: true } as const;
const descriptions = { column: 'descriptions', json: true } as const;
const active = { column: 'active' };
const position = { column: 'position' };
const code = { column: 'code' };

export const tagTable: AdminTable = {
  table: 'tag',
  owner: 'site_id',
  fields: { names },
  searched: ['names::text'],
  sortedBy: 'id',
};

export const brandTable: AdminTable = {
  table: 'brand',
  owner: 'site_id',
  fields: {
    name: { column: 'name' },
    slug: { column: 'slug' },
    manufacturer: { column: 'manufacturer' },
    contact: { column: 'contact' },
  },
  searched: ['name', 'slug'],
  sortedBy: 'name',
};

export const couponTable: AdminTable = {
  table: 'coupon',
  owner: 'site_id',
  fields: {
    code,
    kind: { column: 'kind' },
    percentBasisPoints: { column: 'percent_basis_points' },
    amountCents: { column: 'amount_cents' },
    startsAt: { column: 'starts_at', moment: true },
    endsAt: { column: 'ends_at', moment: true },
    minCents: { column: 'min_cents' },
    limitTotal: { column: 'limit_total' },
    limitPerCustomer: { column: 'limit_per_customer' },
    categoryIds: { column: 'category_ids', json: true },
    productIds: { column: 'product_ids', json: true },
    active,
  },
  searched: ['code'],
  sortedBy: 'code',
};

export const deliveryMethodTable: AdminTable = {
  table: 'delivery_method',
  owner: 'store_id',
  fields: {
    code,
    names,
    descriptions,
    priceCents: { column: 'price_cents' },
    vatBasisPoints: { column: 'vat_basis_points' },
    countsFreeLimit: { column: 'counts_free_limit' },
    daysMin: { column: 'days_min' },
    daysMax: { column: 'days_max' },
    orderBy: { column: 'order_by' },
    countries: { column: 'countries', json: true },
    kind: { column: 'kind' },
    active,
    position,
  },
  searched: ['names::text'],
  sortedBy: 'position',
};

export const deliveryBranchTable: AdminTable = {
  table: 'delivery_branch',
  owner: 'store_id',
  fields: {
    methodId: { column: 'method_id' },
    code,
    name: { column: 'name' },
    address: { column: 'address' },
    postCode: { column: 'post_code' },
    town: { column: 'town' },
    phone: { column: 'phone' },
    hours: { column: 'hours', json: true },
    position,
    active,
  },
  searched: ['name', 'address', 'town', 'post_code', 'code'],
  sortedBy: 'position',
};

export const paymentMethodTable: AdminTable = {
  table: 'payment_method',
  owner: 'store_id',
  fields: {
    code,
    names,
    descriptions,
    paymentType: { column: 'payment_type' },
    adapter: { column: 'adapter' },
    notWithDelivery: { column: 'not_with_delivery', json: true },
    isDigitalAllowed: { column: 'is_digital_allowed' },
    subscription: { column: 'subscription', json: true },
    active,
    position,
  },
  searched: ['names::text'],
  sortedBy: 'position',
};

export const memberCardTable: AdminTable = {
  table: 'member_card',
  owner: 'site_id',
  fields: { barcode: { column: 'barcode' }, active },
  searched: ['barcode'],
  sortedBy: 'barcode',
};

export const categoryTable: AdminTable = {
  table: 'category',
  owner: 'site_id',
  fields: {
    parentId: { column: 'parent_id' },
    slug: { column: 'slug' },
    names,
    descriptions,
    imageId: { column: 'image_id', picture: true },
    position,
    sortTypes: { column: 'sort_types', json: true },
    sortDefault: { column: 'sort_default' },
  },
  searched: ['names::text', 'slug'],
  sortedBy: 'position',
};

export const commentTable: AdminTable = {
  table: 'comment',
  owner: 'site_id',
  fields: {
    targetType: { column: 'target_type' },
    targetId: { column: 'target_id' },
    author: { column: 'author' },
    body: { column: 'body' },
    rating: { column: 'rating' },
    published: { column: 'published' },
  },
  searched: ['author', 'body'],
  sortedBy: 'id',
};
