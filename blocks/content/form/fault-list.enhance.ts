/**
 * Lists what is wrong in a form above its fields, with links to them, as the faults beside the fields
 * come and go; and asks for one of several boxes, which the markup alone cannot.
 */
export function enhance(form: Element): void {
  const box = form.querySelector<HTMLElement>('[data-faults]');
  const list = box?.querySelector('ul');
  if (!(box && list)) return;
  const places = [...form.querySelectorAll<HTMLElement>('p[id$="-error"]')];

  const show = () => {
    const faulty = places.filter(({ textContent }) => textContent !== '');
    list.replaceChildren(...faulty.map(lineOf));
    box.hidden = faulty.length < 2;
  };
  const observer = new MutationObserver(show);
  for (const place of places) observer.observe(place, { childList: true });

  for (const group of form.querySelectorAll('[data-needs-one]')) {
    const boxes = [...group.querySelectorAll<HTMLInputElement>('input')];
    const ask = () => {
      const isMissing = !boxes.some(({ checked }) => checked);
      for (const one of boxes) one.required = isMissing;
    };
    group.addEventListener('change', ask);
    ask();
  }
}

/** A fault with the name of its field; it leads to the field. */
function lineOf({ id, dataset, parentElement, textContent }: HTMLElement): HTMLElement {
  const named = parentElement?.querySelector('label, legend')?.textContent ?? '';
  const name = dataset['faultOf'] ?? named.replace(/\s*\*$/, '');
  const link = document.createElement('a');
  link.href = `#${id.slice(0, -'-error'.length)}`;
  link.textContent = `${name}: ${textContent}`;
  const line = document.createElement('li');
  line.append(link);
  return line;
}
