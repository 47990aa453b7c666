/** A file that is no list of records. */
export class MalformedFile extends Error {}

/** What a JSON file says before its rows. */
export type FileHead = Readonly<Record<string, unknown>>;

/** More characters than any record has. */
const MAX_ROW = 1_000_000;
const MAX_HEAD = 1000;
const ROWS_KEY = /,?\s*"rows"\s*:\s*$/;

/**
 * Reads `[...]` or `{ ..., "rows": [...] }` piece by piece: first the head, then every row as text.
 * Only one row is ever in memory. Throws `MalformedFile` where the list is broken.
 */
export async function* jsonRows(
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ head: FileHead } | { text: string }> {
  const scanner = new RowScanner();
  for await (const chunk of chunks) yield* scanner.push(chunk);
  scanner.end();
}

type Part = { head: FileHead } | { text: string };

const DEPTH: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Finds where rows begin and end; what is in them is read by others. */
class RowScanner {
  #phase: 'head' | 'rows' | 'tail' = 'head';
  #text = '';
  #depth = 0;
  #isInObject = false;
  #isInString = false;
  #isEscaped = false;
  #found: Part[] = [];

  push(chunk: string): Part[] {
    this.#found = [];
    for (const char of chunk) this.#take(char);
    return this.#found;
  }

  end() {
    const rest = this.#isInObject ? '}' : '';
    if (this.#phase !== 'tail' || this.#text.trim() !== rest) throw new MalformedFile();
  }

  #take(char: string) {
    const isBetweenRows = this.#phase === 'rows' && this.#depth === 0;
    if (this.#isInString) this.#inString(char);
    else if (this.#phase === 'head' && char === '[') this.#startRows();
    else if (isBetweenRows && (char === ',' || char === ']')) this.#endRow(char === ']');
    else this.#keep(char);
  }

  #startRows() {
    this.#found.push({ head: headOf(this.#text) });
    this.#isInObject = this.#text.trimStart().startsWith('{');
    this.#phase = 'rows';
    this.#text = '';
    this.#depth = 0;
  }

  #endRow(isLast: boolean) {
    const text = this.#text.trim();
    this.#text = '';
    if (isLast) this.#phase = 'tail';
    if (text !== '') this.#found.push({ text });
    else if (!isLast) throw new MalformedFile();
  }

  #inString(char: string) {
    this.#text += char;
    if (this.#isEscaped) this.#isEscaped = false;
    else if (char === '\\') this.#isEscaped = true;
    else if (char === '"') this.#isInString = false;
    if (this.#text.length > MAX_ROW) throw new MalformedFile();
  }

  #keep(char: string) {
    this.#text += char;
    this.#isInString = char === '"';
    this.#depth += DEPTH[char] ?? 0;
    const limit = this.#phase === 'rows' ? MAX_ROW : MAX_HEAD;
    if (this.#text.length > limit) throw new MalformedFile();
  }
}

function headOf(text: string): FileHead {
  const before = text.replace(/^\uFEFF/, '').trim();
  if (before === '') return {};
  if (!ROWS_KEY.test(before)) throw new MalformedFile();
  try {
    const head: unknown = JSON.parse(`${before.replace(ROWS_KEY, '')}}`);
    if (typeof head === 'object' && head !== null) return { ...head };
  } catch {
    // Told of below.
  }
  throw new MalformedFile();
}
