/** Runs in the page: notes when what a visitor sees changes after the first click (`tools/tap.ts`). */
{
  const times = {};
  let begin = 0;
  const note = (name, isSo) => {
    if (isSo && begin > 0) times[name] ??= Math.round(performance.now() - begin);
  };
  const textOf = (selector) => document.querySelector(selector)?.textContent ?? '';
  addEventListener(
    'click',
    () => {
      if (begin > 0) return;
      begin = performance.now();
      window.tapTimes = times;
    },
    true,
  );
  const look = () => {
    note('pressed', document.querySelector('form[aria-busy]') !== null);
    note('count', textOf('[data-bind="cart.count"]') !== '');
    note('label', textOf('form[data-action="cart.add"] [data-label]').startsWith('Dodano'));
    note('window', document.querySelector('dialog[open]') !== null);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
