/** Pixels below which the header covers what is under it. */
const HEADER = 64;

/** Shows the bar while the button of the buy box is above the window. */
export function enhance(bar: Element): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-buys]')];
  const real = buttons.find((one) => one.checkVisibility());
  const button = bar.querySelector('button');
  const form = button?.form;
  if (!(real && form)) return;

  const showChosen = () => {
    const id = new FormData(form).get('productId');
    for (const variant of bar.querySelectorAll<HTMLElement>('[data-variant]')) {
      variant.hidden = variant.dataset['variant'] !== id;
    }
  };
  form.addEventListener('change', showChosen);
  showChosen();

  new IntersectionObserver(
    (entries) => {
      const isAbove = entries.at(-1)?.isIntersecting === false;
      // What is out of sight must not keep the focus.
      if (!isAbove && bar.contains(document.activeElement)) real.focus({ preventScroll: true });
      bar.toggleAttribute('data-shown', isAbove);
    },
    // All that is below the header counts as in view: a jump from below to above is told too.
    { rootMargin: `-${HEADER}px 0px 1000000px` },
  ).observe(real);
}
