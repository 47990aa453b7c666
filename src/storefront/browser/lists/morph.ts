/**
 * Makes an element like another, changing only what differs: what stays keeps focus, typed text and
 * pictures. Children with an id are the same when their ids are.
 */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to) || from.nodeName === 'NOSCRIPT' || isBeingChanged(from)) return;
  syncAttributes(from, to);
  syncChildren(from, to);
}

/** A field of a form that is not sent yet, or what is said of it: newer than any answer. */
function isBeingChanged(element: Element): boolean {
  const control = document.getElementById(element.id.replace(/-error$/, ''));
  return control instanceof HTMLInputElement && control.form?.dataset['pending'] !== undefined;
}

/** What scripts set, and no answer knows of. */
const KEPT = ['novalidate', 'tabindex', 'data-pending'];

function syncAttributes(from: Element, to: Element) {
  const before = from.getAttribute('value');
  for (const { name } of [...from.attributes]) {
    if (!(to.hasAttribute(name) || KEPT.includes(name))) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  const after = to.getAttribute('value');
  if (from instanceof HTMLInputElement && after !== before) from.value = after ?? '';
}

function syncChildren(from: Element, to: Element) {
  const ids = new Set([...to.children].map(({ id }) => id));
  for (const child of [...from.children]) {
    if (child.id !== '' && !ids.has(child.id)) child.remove();
  }
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const known = matchOf(from, at, next);
    if (!known) {
      from.insertBefore(next, at);
      continue;
    }
    if (known === at) at = at.nextSibling;
    else from.insertBefore(known, at);
    morphNode(known, next);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function matchOf(from: Element, at: ChildNode | null, next: ChildNode): ChildNode | null {
  const id = idOf(next);
  if (id !== '') return [...from.children].find((child) => child.id === id) ?? null;
  return at && at.nodeName === next.nodeName && idOf(at) === '' ? at : null;
}

function idOf(node: ChildNode): string {
  return node instanceof Element ? node.id : '';
}

function morphNode(known: ChildNode, next: ChildNode) {
  if (known instanceof Element && next instanceof Element) morph(known, next);
  else if (known.nodeValue !== next.nodeValue) known.nodeValue = next.nodeValue;
}
