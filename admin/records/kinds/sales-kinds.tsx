import {
  adminCoupon,
  adminDeliveryMethod,
  adminMemberCard,
  adminPaymentMethod,
} from '#schemas/api/admin.ts';
import { adminFilterOrders, adminGetOrder, adminUpdateOrder } from '#schemas/api/admin-order.ts';
import { GENERAL_TONES, OrderPart, PAYMENT_TONES } from '../parts/order-part.tsx';
import { MethodPlacesPart } from '../places/method-places-part.tsx';
import {
  type CellTools,
  type FieldSpec,
  type RecordData,
  type RecordKind,
  textIn,
} from '../record-kind.ts';
import {
  activeColumn,
  amountText,
  choiceColumn,
  dayOf,
  moneyColumn,
  plainColumn,
  textColumn,
} from './cells.tsx';
import { PluginCell } from './plugin-cell.tsx';

export const orderKind: RecordKind = {
  name: 'orders',
  path: 'orders',
  endpoints: { filter: adminFilterOrders, get: adminGetOrder, update: adminUpdateOrder },
  titleOf: ({ number }) => String(number),
  columns: (tools) => [
    plainColumn('orders', 'number', tools, {
      cell: ({ number, isTest }) =>
        isTest === true ? `${number} · ${tools.t('admin.order.test')}` : String(number),
    }),
    plainColumn('orders', 'createdAt', tools, {
      cell: ({ createdAt }) => dayOf(createdAt, tools.locale),
      sort: 'createdAt',
    }),
    plainColumn('orders', 'email', tools),
    choiceColumn('orders', 'generalStatus', tools, GENERAL_TONES),
    choiceColumn('orders', 'paymentStatus', tools, PAYMENT_TONES),
    moneyColumn('orders', 'totalCents', tools),
  ],
  filters: (t) => [
    statusFilter(t, 'generalStatus', Object.keys(GENERAL_TONES)),
    statusFilter(t, 'paymentStatus', Object.keys(PAYMENT_TONES)),
  ],
  groups: [],
  Parts: OrderPart,
};

function statusFilter(t: (key: string) => string, name: string, values: readonly string[]) {
  return {
    name,
    label: t(`admin.field.orders.${name}`),
    options: values.map((value) => ({ value, label: t(`admin.choice.${name}.${value}`) })),
  };
}

/** What a coupon takes off; nothing for free delivery. */
function worthOf({ percentBasisPoints, amountCents }: RecordData, tools: CellTools): string {
  return typeof percentBasisPoints === 'number'
    ? `${(percentBasisPoints / 100).toLocaleString(tools.locale)} %`
    : amountText(amountCents, tools);
}

export const couponKind: RecordKind = {
  name: 'coupons',
  path: 'coupons',
  transfer: 'coupon',
  endpoints: adminCoupon,
  createRules: adminCoupon.write,
  titleOf: ({ code }) => String(code),
  columns: (tools) => [
    plainColumn('coupons', 'code', tools, { sort: 'code' }),
    choiceColumn('coupons', 'kind', tools),
    plainColumn('coupons', 'value', tools, {
      cell: (record) => worthOf(record, tools),
      align: 'end',
    }),
    plainColumn('coupons', 'startsAt', tools, {
      cell: ({ startsAt }) => dayOf(startsAt, tools.locale),
      sort: 'startsAt',
    }),
    plainColumn('coupons', 'endsAt', tools, {
      cell: ({ endsAt }) => dayOf(endsAt, tools.locale),
      sort: 'endsAt',
    }),
    activeColumn('coupons', tools),
  ],
  blank: { kind: 'percentage', active: true },
  groups: [
    {
      name: 'basics',
      fields: [
        { name: 'code', control: 'text', isHalf: true, hasHint: true },
        { name: 'kind', control: 'select', isHalf: true },
        {
          name: 'percentBasisPoints',
          control: 'percent',
          isHalf: true,
          when: ({ kind }) => kind === 'percentage',
        },
        {
          name: 'amountCents',
          control: 'money',
          isHalf: true,
          when: ({ kind }) => kind === 'amount',
        },
        { name: 'active', control: 'toggle' },
      ],
    },
    {
      name: 'limits',
      fields: [
        { name: 'startsAt', control: 'moment', isHalf: true },
        { name: 'endsAt', control: 'moment', isHalf: true },
        { name: 'minCents', control: 'money', isHalf: true },
        { name: 'limitTotal', control: 'number', isHalf: true, hasHint: true },
        { name: 'limitPerCustomer', control: 'number', isHalf: true, hasHint: true },
        { name: 'categoryIds', control: 'categories', hasHint: true },
        { name: 'productIds', control: 'products', hasHint: true },
      ],
    },
  ],
};

/** What every method has that buyers choose at the checkout. */
const METHOD_FIELDS: readonly FieldSpec[] = [
  { name: 'names', control: 'texts' },
  { name: 'descriptions', control: 'longTexts' },
  { name: 'code', control: 'number', isHalf: true, hasHint: true },
  { name: 'position', control: 'number', isHalf: true, hasHint: true },
];

/** What is downloaded is there at once. */
const isSent = ({ kind }: RecordData) => kind !== 'digital';

export const deliveryMethodKind: RecordKind = {
  name: 'deliveryMethods',
  path: 'delivery-methods',
  settings: 'deliveryMethods',
  endpoints: adminDeliveryMethod,
  createRules: adminDeliveryMethod.write,
  titleOf: ({ names }, locale) => textIn(names, locale),
  columns: (tools) => [
    textColumn('deliveryMethods', 'names', tools),
    plainColumn('deliveryMethods', 'kind', tools, {
      cell: ({ kind }) => <PluginCell list="deliveryKinds" id={String(kind ?? '')} />,
    }),
    plainColumn('deliveryMethods', 'code', tools, { align: 'end', sort: 'code' }),
    moneyColumn('deliveryMethods', 'priceCents', tools),
    activeColumn('deliveryMethods', tools),
  ],
  blank: { kind: 'courier', active: true, countsFreeLimit: true, vatBasisPoints: 2500 },
  groups: [
    {
      name: 'basics',
      fields: [
        ...METHOD_FIELDS,
        { name: 'kind', control: 'deliveryKind', isHalf: true },
        { name: 'priceCents', control: 'money', isHalf: true },
        { name: 'vatBasisPoints', control: 'vat', isHalf: true },
        { name: 'countries', control: 'countries', hasHint: true },
        { name: 'daysMin', control: 'number', isHalf: true, when: isSent },
        { name: 'daysMax', control: 'number', isHalf: true, hasHint: true, when: isSent },
        { name: 'orderBy', control: 'time', isHalf: true, hasHint: true, when: isSent },
        { name: 'countsFreeLimit', control: 'toggle' },
        { name: 'active', control: 'toggle' },
      ],
    },
  ],
  Parts: MethodPlacesPart,
};

export const paymentMethodKind: RecordKind = {
  name: 'paymentMethods',
  path: 'payment-methods',
  settings: 'paymentMethods',
  endpoints: adminPaymentMethod,
  createRules: adminPaymentMethod.write,
  titleOf: ({ names }, locale) => textIn(names, locale),
  columns: (tools) => [
    textColumn('paymentMethods', 'names', tools),
    plainColumn('paymentMethods', 'adapter', tools, {
      cell: ({ adapter }) => <PluginCell list="paymentProviders" id={String(adapter ?? '')} />,
    }),
    plainColumn('paymentMethods', 'code', tools, { align: 'end', sort: 'code' }),
    activeColumn('paymentMethods', tools),
  ],
  blank: { adapter: 'offline', active: true, isDigitalAllowed: true },
  groups: [
    {
      name: 'basics',
      fields: [
        ...METHOD_FIELDS,
        { name: 'adapter', control: 'adapter', isHalf: true },
        { name: 'paymentType', control: 'text', isHalf: true, hasHint: true },
        { name: 'isDigitalAllowed', control: 'toggle' },
        { name: 'active', control: 'toggle' },
        { name: 'notWithDelivery', control: 'deliveryMethods' },
      ],
    },
  ],
};

export const memberCardKind: RecordKind = {
  name: 'memberCards',
  path: 'member-cards',
  transfer: 'member-card',
  isOfCustomers: true,
  endpoints: adminMemberCard,
  createRules: adminMemberCard.write,
  titleOf: ({ barcode }) => String(barcode),
  columns: (tools) => [
    plainColumn('memberCards', 'barcode', tools, { sort: 'barcode' }),
    activeColumn('memberCards', tools),
  ],
  blank: { active: true },
  groups: [
    {
      name: 'basics',
      fields: [
        { name: 'barcode', control: 'text', hasHint: true },
        { name: 'active', control: 'toggle' },
      ],
    },
  ],
};
