/**
 * Tells the text editor what is selected now. Browsers report a selection that changed by
 * `selectionchange`, later than the next key of somebody who types fast: a format would be given to
 * the selection before. Once the focus is in the toolbar, the report is not heeded at all.
 * A text that is being composed is left alone.
 */
export function readSelection({ dom, composing }: { dom: HTMLElement; composing: boolean }): void {
  if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
