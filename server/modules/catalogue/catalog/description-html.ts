import sanitizeHtml from 'sanitize-html';
import { escapeXml } from '#server/escape.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page's own headings are of a higher level.
  transformTags: { h1: 'h3', h2: 'h3', b: 'strong', i: 'em' },
};

/**
 * The description of a product as it may be put in a page: text and its structure, links, nothing
 * else (S7, PROD-01). Words without markup are paragraphs, parted by empty lines.
 */
export function descriptionHtml(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return sanitizeHtml(text, OPTIONS).trim();
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join('');
}
