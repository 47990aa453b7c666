const LENGTH = 11;

/**
 * True for a Croatian personal identification number: eleven digits whose last one is the check
 * digit of ISO 7064 MOD 11,10 over the others (G-088). All digits alike, or all zero but the check
 * digit, belong to nobody.
 */
export function isOib(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0{10}|^(\d)\1{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const rest = digits.slice(0, LENGTH - 1).reduce((carry, digit) => {
    const sum = (carry + digit) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - rest) % 10 === digits[LENGTH - 1];
}
