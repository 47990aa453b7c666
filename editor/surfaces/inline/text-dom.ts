/** Shows a text as the shop does: line breaks are `<br>`. */
export function showText(element: HTMLElement, text: string): void {
  const parts = text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]));
  element.replaceChildren(...parts.filter((part) => part !== ''));
}

/** The text that was typed. Browsers end a text with one more break than shows; it does not count. */
export function readText(element: HTMLElement, multiline: boolean): string {
  const text = [...element.childNodes].map(textOf).join('').replace(/\n$/, '');
  return multiline ? text : text.replaceAll('\n', ' ');
}

function textOf(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.childNodes.length > 0) return [...node.childNodes].map(textOf).join('');
  return node.textContent ?? '';
}

/** How much of an element's text is selected, and would be replaced by typing. */
export function selectedLength(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  return selection && element.contains(selection.anchorNode) ? selection.toString().length : 0;
}
