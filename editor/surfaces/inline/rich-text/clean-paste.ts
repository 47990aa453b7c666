/** What a list item of Word begins with: a sign, or a number with a dot or bracket. */
const BULLET = /^[\s\u00a0]*(?:[·•o§\u2022\u25aa\uf0b7-]|(\d{1,3}|[a-z])[.)])[\s\u00a0]+/u;

/**
 * HTML from the clipboard, before the field's own schema takes what it allows: without scripts,
 * handlers and Word's comments, with Word's list paragraphs as lists, and a page's first heading as
 * one that texts have.
 */
export function cleanPaste(html: string): string {
  const text = html
    .replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, '')
    .replaceAll(/<(script|style|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<\/?o:\w+[^>]*>/gi, '')
    .replaceAll(/<\w[^>]*>/g, withoutHandlers);
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const link of body.querySelectorAll('a[target]')) link.removeAttribute('target');
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  gatherLists(body);
  return body.innerHTML;
}

/** The browser would complain of each handler, though none could ever run. */
function withoutHandlers(tag: string): string {
  return tag.replaceAll(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '');
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Word writes the items of a list as paragraphs, each with its sign in front. */
function gatherLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(
    'p[class*="MsoListParagraph"], p[style*="mso-list"]',
  )) {
    const sign = BULLET.exec(paragraph.textContent ?? '');
    if (!sign) continue;
    dropText(paragraph, sign[0].length);
    const name = sign[1] === undefined ? 'ul' : 'ol';
    const before = paragraph.previousElementSibling;
    const list = before?.localName === name ? before : paragraph.ownerDocument.createElement(name);
    if (list !== before) paragraph.before(list);
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Takes the first `length` characters off an element's text. */
function dropText(element: Element, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  while (left > 0 && walker.nextNode()) {
    const { currentNode } = walker;
    const text = currentNode.nodeValue ?? '';
    currentNode.nodeValue = text.slice(left);
    left -= Math.min(left, text.length);
  }
}
