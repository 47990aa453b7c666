/** Text as it is compared in searches: lower case, without diacritics (`Ćošak` -> `cosak`). */
export function foldText(text: string): string {
  return text
    .toLocaleLowerCase('hr')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

/** True when every word of the query is found somewhere in one of the texts. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const folded = texts.map(foldText);
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => folded.some((text) => text.includes(word)));
}
