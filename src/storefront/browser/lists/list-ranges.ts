/** Shows where the thumbs of a range are; the one that moves stops at the other (FILT-08). */
export function showRange(range: HTMLElement, moved: HTMLInputElement): void {
  const [from, to] = range.querySelectorAll('input');
  if (!(from && to)) return;
  if (from.valueAsNumber > to.valueAsNumber) moved.value = (moved === from ? to : from).value;
  for (const [name, thumb] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const [min, max] = [Number(thumb.min), Number(thumb.max)];
    range.style.setProperty(`--${name}`, String((thumb.valueAsNumber - min) / (max - min)));
    const words = thumb.getAttribute('aria-valuetext') ?? '';
    thumb.setAttribute('aria-valuetext', words.replace(/\d+/, thumb.value));
  }
  const label = range.querySelector<HTMLElement>('[data-words]');
  const words = label?.dataset['words'] ?? '';
  if (label) label.textContent = words.replace('{from}', from.value).replace('{to}', to.value);
}
