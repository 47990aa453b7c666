/** Pages that the law, or whoever reads it, expects of a web shop. */
export const LEGAL_KINDS = ['terms', 'privacy', 'cookies', 'returns', 'delivery'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** A part of a legal text. */
export type LegalPart =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: string[] };

/**
 * A legal text out of its lines: `# ` begins a heading, `- ` an entry of a list, `---` a section of
 * its own; everything else is a paragraph.
 */
export function legalSections(lines: readonly string[]): LegalPart[][] {
  const sections: LegalPart[][] = [[]];
  for (const line of lines) {
    const section = sections.at(-1) ?? [];
    const last = section.at(-1);
    if (line === '---') sections.push([]);
    else if (line.startsWith('# ')) section.push({ type: 'heading', text: line.slice(2) });
    else if (!line.startsWith('- ')) section.push({ type: 'paragraph', text: line });
    else if (last?.type === 'list') last.items.push(line.slice(2));
    else section.push({ type: 'list', items: [line.slice(2)] });
  }
  return sections;
}
