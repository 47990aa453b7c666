export type { Priced, PricedLine, PricingInput } from './pricing.ts';
