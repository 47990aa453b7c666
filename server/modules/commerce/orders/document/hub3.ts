/** What a bank's app needs to fill in a transfer. */
export interface Transfer {
  amountCents: number;
  payer: { name: string; street: string; place: string };
  recipient: { name: string; street: string; place: string };
  iban: string;
  /** Reference after the model, e.g. `2026-000012`. */
  reference: string;
  purpose: string;
}

/** Longest lines that the HUB-3 standard allows. */
const LENGTHS = { name: 30, street: 27, place: 27, reference: 22, purpose: 35 };
const MODEL = 'HR00';
/** "Other": a purchase. */
const PURPOSE_CODE = 'OTHR';
const AMOUNT_DIGITS = 15;

/**
 * Text of the 2D code (PDF417) of a Croatian payment slip: HUB-3, fourteen lines, the amount in
 * fifteen digits of cents. Banks read it in UTF-8.
 */
export function hub3Text({ payer, recipient, ...transfer }: Transfer): string {
  const lines = [
    'HRVHUB30',
    'EUR',
    String(transfer.amountCents).padStart(AMOUNT_DIGITS, '0'),
    within(payer.name, LENGTHS.name),
    within(payer.street, LENGTHS.street),
    within(payer.place, LENGTHS.place),
    within(recipient.name, LENGTHS.name),
    within(recipient.street, LENGTHS.street),
    within(recipient.place, LENGTHS.place),
    transfer.iban,
    MODEL,
    within(transfer.reference, LENGTHS.reference),
    PURPOSE_CODE,
    within(transfer.purpose, LENGTHS.purpose),
  ];
  return `${lines.join('\n')}\n`;
}

function within(text: string, length: number): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, length).join('');
}
