/** What only the settings may say: amounts, working days, and hours. */
const PROMISES: readonly RegExp[] = [
  // An amount: 4,50 €, €4.50, 4.50 EUR.
  /\d(?:[.,]\d+)?\s?(?:€|EUR\b)|€\s?\d/u,
  // Working days, in figures or in words.
  /(?:\d|jedan|dva|tri|četiri|one|two|three|four|ein|zwei|drei|vier)\s(?:radn|working day|Werktag)/iu,
  // So long until it is there: a number of days that is no period of the law.
  /\b(?!14\b|15\b|30\b)\d{1,2}(?:\s?(?:–|-|do|to|bis)\s?\d{1,2})?\s(?:dana?\b|days?\b|Tage?n?\b|h\b)/iu,
  // An hour: 14 sati, 2 pm, 14 Uhr, 14:00, from 8 to 18.
  /\d\s(?:sat[ai]\b|am\b|pm\b|Uhr\b|o’clock)|\b\d{1,2}:\d\d\b/iu,
  /\b(?:od|from|von|između)?\s?\d{1,2}\s(?:do|to|bis)\s\d{1,2}\b/iu,
];

/** The texts that promise something in figures of their own. */
export function rawPromises(texts: readonly string[]): string[] {
  return texts.filter((text) => PROMISES.some((promise) => promise.test(text)));
}

/** All texts in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(textsIn);
}
