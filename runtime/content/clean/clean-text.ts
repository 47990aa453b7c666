const CONTROL = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const LINE_BREAK = /\r\n?|\u2028|\u2029/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Text as it is stored: NFC, line breaks as `\n`, without control characters and without marks that
 * turn the direction of what follows. Half characters, which PostgreSQL refuses, become U+FFFD.
 */
export function cleanText(text: string): string {
  return text
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .normalize('NFC');
}
