import type { SamplePoints } from '../sample-customer.repository.ts';

/** Points whose four figures are all there: 740 earned, 500 of it to spend, 200 used, 40 ended. */
export const customerPoints: readonly SamplePoints[] = [
  { kind: 'earned', points: 120, source: 'sample:1', daysAgo: 400, validDays: 365 },
  { kind: 'used', points: 80, source: 'sample:1', daysAgo: 300 },
  { kind: 'earned', points: 380, source: 'sample:2', daysAgo: 200, validDays: 365 },
  { kind: 'used', points: 120, source: 'sample:2', daysAgo: 30 },
  { kind: 'earned', points: 240, source: 'sample:3', daysAgo: 20, validDays: 365 },
];

/** Where the sample customer lives. */
export const customerAddress = {
  type: 'main',
  firstName: 'Marta',
  lastName: 'Kupac',
  contactEmail: 'kupac@izlog.test',
  contactPhone: '091 555 1200',
  country: 'HR',
  city: 'Split',
  street: 'Obala mira',
  houseNumber: '7',
  zipCode: '21000',
} as const;

/** Products put aside for later. */
export const customerWishes = [1, 14, 27] as const;
