import { isEmail } from '#schemas/formats.ts';

/** Most addresses that a question goes to. */
const MAX_RECIPIENTS = 5;

/**
 * Whom questions go to (SITE-09): the addresses of the option `ContactRecipients`, a list or a text
 * with commas, else the address of the option `Seller`. What is no address is left out.
 */
export function recipientsOf(contactRecipients: unknown, seller: unknown): string[] {
  const named = (
    Array.isArray(contactRecipients) ? contactRecipients : [contactRecipients]
  ).flatMap((entry: unknown) => (typeof entry === 'string' ? entry.split(/[,;\s]+/) : []));
  const addresses = [...new Set(named.filter(isEmail))];
  return (addresses.length > 0 ? addresses : addressOf(seller)).slice(0, MAX_RECIPIENTS);
}

function addressOf(seller: unknown): string[] {
  const isNamed = typeof seller === 'object' && seller !== null && 'email' in seller;
  return isNamed && typeof seller.email === 'string' && isEmail(seller.email) ? [seller.email] : [];
}
