const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** Text of the first element of a name in a small XML answer; '' where there is none. */
export function xmlText(xml: string, name: string): string {
  const text = new RegExp(`<${name}(?:\\s[^<>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}

/** Text within an element. */
export function xmlEscape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Whole cents; null for anything else. */
export function xmlCents(xml: string, name: string): number | null {
  const text = xmlText(xml, name);
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}
