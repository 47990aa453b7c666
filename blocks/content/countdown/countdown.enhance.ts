import { timeLeft, UNITS } from './time-left.ts';

/**
 * Counts down by the clock of the server, however the visitor's is set, and ends by itself. An answer
 * out of a cache says how old it is.
 */
export function enhance(clock: Element): void {
  if (!(clock instanceof HTMLElement)) return;
  const until = Date.parse(clock.dataset['until'] ?? '');
  const figures = clock.querySelector<HTMLElement>('[role="timer"]');
  const date = clock.querySelector<HTMLElement>('[data-date]');
  const over = clock.querySelector<HTMLElement>('[data-over]');
  if (!(figures && date && over)) return;
  let ahead = 0;

  const tick = () => {
    const now = Date.now() - ahead;
    const left = timeLeft(until, now);
    date.hidden = true;
    figures.hidden = left === null;
    over.hidden = left !== null;
    if (left === null) {
      if (over.textContent === '')
        clock.closest<HTMLElement>('[data-block]')?.toggleAttribute('hidden', true);
      return;
    }
    for (const unit of UNITS) {
      const figure = figures.querySelector(`[data-unit="${unit}"]`);
      if (figure && figure.textContent !== left[unit]) figure.textContent = left[unit];
    }
    // The figures change when a whole number of seconds is left.
    setTimeout(tick, (until - now) % 1000 || 1000);
  };

  void clockAhead().then((found) => {
    ahead = found;
    tick();
  });
}

/** Milliseconds that the visitor's clock is ahead of the server's; none where nobody answers. */
async function clockAhead(): Promise<number> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this asks for the time of an answer, not for the API
    const { headers } = await fetch(location.href, { method: 'HEAD' });
    const at = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
    return Number.isNaN(at) ? 0 : Date.now() - at;
  } catch {
    return 0;
  }
}
