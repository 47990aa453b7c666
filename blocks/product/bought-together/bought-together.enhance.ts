/**
 * Says what the ticked products cost, and takes those out of the choice that are in the cart, also once
 * they have been put there.
 */
export function enhance(form: Element): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const cart = form.querySelector('[data-bind]');
  const button = form.querySelector('button');
  const words = form.querySelector<HTMLElement>('[data-sums]');
  const sum = form.querySelector('b');
  if (!(cart && button && words && sum)) return;
  const sums = (words.dataset['sums'] ?? '').split('|');
  const all = words.textContent;

  const show = () => {
    const held = (cart.textContent ?? '').split(',');
    let chosen = 0;
    for (const [index, box] of boxes.entries()) {
      box.disabled = held.includes(box.value);
      if (box.checked && !box.disabled) chosen |= 1 << index;
    }
    sum.textContent = sums[chosen] ?? '';
    words.textContent = chosen === sums.length - 1 ? all : (words.dataset['some'] ?? '');
    button.disabled = chosen === 0;
  };
  form.addEventListener('change', show);
  new MutationObserver(show).observe(cart, { childList: true });
  show();
}
