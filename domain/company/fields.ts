/** What a seller is: companies of Croatia, a craft of Croatia, or a company of another country. */
export const COMPANY_FORMS = ['doo', 'jdoo', 'obrt', 'foreign'] as const;
export type CompanyForm = (typeof COMPANY_FORMS)[number];

/** Longest text of each field. All of them are texts, empty where nobody filled them in. */
export const COMPANY_LENGTHS = {
  name: 120,
  street: 120,
  /** Postcode and town. */
  place: 80,
  /** Code of two letters. */
  country: 2,
  oib: 11,
  /** Number of a VAT payer with the code of its country; empty for a seller who pays none. */
  vatId: 14,
  /** Court, or office, that keeps the register. */
  register: 120,
  /** MBS of a company, MBO of a craft, what the register calls it elsewhere. */
  registerNumber: 40,
  /** In euros, as people write it: `2.500,00`. */
  capital: 20,
  /** Members of the board, or the owner of a craft. */
  people: 300,
  email: 254,
  phone: 40,
  iban: 34,
  bank: 80,
  /** Where goods are sent back to; empty: the address above. */
  returns: 250,
} as const;
export type CompanyField = keyof typeof COMPANY_LENGTHS;
export const COMPANY_FIELDS = Object.keys(COMPANY_LENGTHS) as readonly CompanyField[];
