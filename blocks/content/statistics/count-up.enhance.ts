import { figureAt } from './figure-frames.ts';

const DURATION_MS = 1400;

/** Lets the figures of a list count up once, when they are seen; not for who wants less motion. */
export function enhance(list: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        countUp(target);
      }
    },
    { threshold: 0.6 },
  );
  for (const figure of list.querySelectorAll('strong')) observer.observe(figure);
}

function countUp(figure: Element) {
  const text = figure.textContent ?? '';
  const begin = performance.now();
  const step = (now: number) => {
    const share = Math.min((now - begin) / DURATION_MS, 1);
    figure.textContent = figureAt(text, 1 - (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
