import type { BlockExample } from '#runtime/define-block.ts';

const customer = { isFilled: true, isGuest: false, used: '', own: '3850000001234', fault: '' };

export const membershipFormExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['visitor:member'], data: customer },
  { name: 'empty', met: ['cart:empty'], data: { ...customer, isFilled: false } },
  {
    name: 'long-text',
    meta: {
      title: 'Kartica kluba vjernih kupaca ljekarne Bonaca',
      text: 'Članovi kluba plaćaju manje i skupljaju bodove sa svakom narudžbom. Prijavite se da biste upisali broj kartice.',
    },
    data: { ...customer, isGuest: true },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Kartica kluba' },
    mobileMeta: { title: 'Kartica' },
    data: customer,
  },
  { name: 'used', data: { ...customer, used: '3850000001234' } },
  { name: 'refused', met: ['answer:failed'], data: { ...customer, fault: 'member-card-invalid' } },
  { name: 'guest', met: ['visitor:guest'], data: { ...customer, isGuest: true, own: '' } },
];
