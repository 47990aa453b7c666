/** Native scrolling counts as over after this pause, in milliseconds. */
const PAUSE_MS = 140;

/**
 * Calls `run` as soon as nobody moves the scroll container: at once when a slide is exactly at
 * its edge, else after the finger is up and the scrolling has come to rest. Returns a way to cancel.
 */
export function whenAtRest(container: HTMLElement, run: () => void): () => void {
  if (isAligned(container)) {
    run();
    return () => undefined;
  }
  const listeners = new AbortController();
  let touching = false;
  let timer = window.setTimeout(finish, PAUSE_MS);

  function finish() {
    listeners.abort();
    run();
  }
  function wait() {
    window.clearTimeout(timer);
    if (!touching) timer = window.setTimeout(finish, PAUSE_MS);
  }
  const hold = () => {
    touching = true;
    wait();
  };
  const release = () => {
    touching = false;
    wait();
  };
  const options = { passive: true, signal: listeners.signal };
  container.addEventListener('scroll', wait, options);
  container.addEventListener('touchmove', hold, options);
  container.addEventListener('touchend', release, options);
  container.addEventListener('touchcancel', release, options);
  return () => {
    window.clearTimeout(timer);
    listeners.abort();
  };
}

function isAligned(container: HTMLElement): boolean {
  const { left } = container.getBoundingClientRect();
  const edge = left + insetOf(container);
  const slides = [...container.querySelectorAll('li')];
  return slides.some((slide) => {
    return Math.abs(slide.getBoundingClientRect().left + insetOf(slide) - edge) < 1;
  });
}

function insetOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).paddingInlineStart);
}
