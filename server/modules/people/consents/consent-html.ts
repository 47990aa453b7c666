import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/**
 * The text of a consent as it may be shown beside its box: words, emphasis, lists, links (S12). Empty
 * when there is nothing to read in it.
 */
export function cleanConsentHtml(html: string): string {
  const words = sanitizeHtml(html, { allowedTags: [] }).replaceAll('&nbsp;', ' ');
  return words.trim() === '' ? '' : sanitizeHtml(html, OPTIONS).trim();
}
