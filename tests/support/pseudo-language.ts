/** What stays as it is: placeholders of texts and of contents, tags. */
const KEPT = /(\{\{?\w+\}?\}|<[^>]+>)/;
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'ê', f: 'ƒ', g: 'ğ', h: 'ĥ', i: 'ï', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ü', v: 'ṽ', z: 'ž' },
};
const FILLERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The text in brackets, with accents and about a third longer: `[Ðöðáj one]` for `Dodaj`. */
export function pseudoText(text: string): string {
  const accented = text
    .split(KEPT)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-z]/g, (c) => ACCENTS[c] ?? c)))
    .join('');
  const words: string[] = [];
  while (words.join(' ').length < text.length * 0.3) {
    words.push(FILLERS[words.length % FILLERS.length] ?? '');
  }
  return `[${[accented, ...words].join(' ')}]`;
}

/** All texts of a catalogue in the pseudo-language, under the same keys. */
export function pseudoTexts<T>(texts: T): T;
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  const entries = Object.entries(Object(texts));
  return Object.fromEntries(entries.map(([key, value]) => [key, pseudoTexts(value)]));
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" },
};

/** What a page says: its texts, and the attributes that are read out or shown. */
function sayings(html: string): string[] {
  const body = html.replace(
    /<(script|style|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
    ' ',
  );
  const attributes = [
    ...body.matchAll(/\s(?:aria-label|aria-description|placeholder|title|alt)="([^"]*)"/g),
  ].map(([, value = '']) => value);
  return [...attributes, ...body.split(/<[^>]*>/)].map((text) =>
    text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' ').trim(),
  );
}

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

/** Words of everything that is stored, as JSON holds it. */
export function wordsOfContent(...content: readonly unknown[]): ReadonlySet<string> {
  const text = content.map((part) => JSON.stringify(part) ?? '').join(' ');
  return new Set(wordsIn(text.replace(/\\[nrt]/g, ' ').replace(/&\w+;/g, ' ')));
}

/** What a page says that is neither in the pseudo-language nor stored content. */
export function untranslated(html: string, content: ReadonlySet<string>): string[] {
  return sayings(html).filter((saying) => {
    let rest = saying;
    while (/\[[^[\]]*\]/.test(rest)) rest = rest.replace(/\[[^[\]]*\]/g, ' ');
    return wordsIn(rest).some((word) => !content.has(word));
  });
}
