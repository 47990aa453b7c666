/**
 * Lets the messages take turns, and shows the buttons. It rests while somebody points at it, is in it by
 * keyboard, has stopped it, wants less motion, or looks at another tab.
 */
export function enhance(part: Element): void {
  const line = part.querySelector('ul');
  if (!line) return;
  const seconds = Number((part as HTMLElement).dataset['seconds']);
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const button = (turn: string) => part.querySelector<HTMLButtonElement>(`[data-turn=${turn}]`);
  const stop = button('stop');

  const turn = (by: number) => {
    const last = line.children.length - 1;
    const to = Math.round(line.scrollLeft / line.clientWidth) + by;
    const index = to > last ? 0 : to < 0 ? last : to;
    line.scrollTo({
      left: index * line.clientWidth,
      behavior: motion.matches ? 'instant' : 'smooth',
    });
  };
  const rests = () =>
    motion.matches ||
    document.hidden ||
    stop?.getAttribute('aria-pressed') === 'true' ||
    part.matches(':hover') ||
    part.contains(document.activeElement);

  button('previous')?.addEventListener('click', () => turn(-1));
  button('next')?.addEventListener('click', () => turn(1));
  stop?.addEventListener('click', () => {
    stop.setAttribute('aria-pressed', String(stop.getAttribute('aria-pressed') !== 'true'));
  });
  for (const one of part.querySelectorAll<HTMLElement>('[data-turn]')) {
    one.hidden = one === stop && motion.matches;
  }
  setInterval(() => {
    if (!rests()) turn(1);
  }, seconds * 1000);
}
