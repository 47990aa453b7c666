import type { CarouselMotor } from './carousel-motor.ts';

/**
 * Steps on every `pause` milliseconds, but not under the pointer, nor while the keyboard is inside,
 * nor in a page nobody looks at. The result stops it.
 */
export function goOn(carousel: Element, motor: Pick<CarouselMotor, 'step'>, pause: number) {
  const timer = setInterval(() => {
    const isUsed = carousel.matches(':hover, :has(:focus-visible)');
    if (!(isUsed || document.hidden)) motor.step(1);
  }, pause);
  return () => clearInterval(timer);
}
