/** A code as it is stored: shoppers type it in any case, with spaces around. */
export function foldCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * An e-mail address as a customer's name: neither its case nor a `+tag` makes another customer (I27).
 */
export function foldEmail(email: string): string {
  const [local = '', ...domain] = email.trim().toLowerCase().split('@');
  return [local.split('+')[0], ...domain].join('@');
}
