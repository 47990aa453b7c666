import type { BlockExample } from '#runtime/define-block.ts';

const orders = [
  {
    id: 3,
    number: '2026-000118',
    created_at: '2026-10-12T09:24:00.000Z',
    finalAmount: 64.8,
    generalStatus: 'pending',
    pdfToken: 'primjer-3',
  },
  {
    id: 2,
    number: '2026-000097',
    created_at: '2026-08-03T17:05:00.000Z',
    finalAmount: 1239.9,
    site: 'Bonaca Pharma',
    generalStatus: 'active',
    isTest: true,
    pdfToken: 'primjer-2',
    downloads: [
      { name: 'Vodič kroz zimsku njegu.pdf', url: '/api/v1/transfer/download/primjer-2' },
    ],
  },
  {
    id: 1,
    number: '2026-000031',
    created_at: '2026-03-28T11:47:00.000Z',
    finalAmount: 18.5,
    generalStatus: 'cancelled',
    refundedAmount: 18.5,
    pdfToken: 'primjer-1',
  },
] as const;
const data = { state: 'orders', orders, page: 1, pages: 1 };

export const orderHistoryExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data },
  { name: 'empty', met: ['list:empty'], data: { state: 'orders', orders: [], page: 1, pages: 1 } },
  {
    name: 'long-text',
    meta: { title: 'Sve narudžbe koje ste poslali ljekarni i njezi Bonaca, najnovije prve' },
    data: { ...data, page: 2, pages: 3 },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Povijest narudžbi' },
    mobileMeta: { title: 'Narudžbe' },
    options: { background: 'soft' },
    data,
  },
  { name: 'guest', met: ['visitor:guest'], data: { state: 'guest' } },
  { name: 'unavailable', met: ['answer:failed'], data: { state: 'unavailable' } },
];
