// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { skipSamePage } from './same-page.ts';

skipSamePage();

/** Whether a click on a link with this address loads something. */
function loads(href: string, more: MouseEventInit = {}, attributes = ''): boolean {
  document.body.innerHTML = `<nav><a href="${href}" ${attributes}><b>Sunce</b></a></nav>`;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more });
  let isSkipped = false;
  // jsdom cannot navigate, so that the click ends here.
  addEventListener(
    'click',
    (event) => {
      isSkipped = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  document.querySelector('b')?.dispatchEvent(click);
  return !isSkipped;
}

it('the active entry of a menu is not loaded once more (ROUTE-43)', () => {
  expect(loads(location.href)).toBe(false);
});

it('all other links go on', () => {
  expect(loads('/shop/kosa')).toBe(true);
  expect(loads(`${location.href}?page=2`)).toBe(true);
  expect(loads(`${location.href}#recenzije`)).toBe(true);
  expect(loads('#')).toBe(true);
  expect(loads(location.href, { ctrlKey: true })).toBe(true);
  expect(loads(location.href, {}, 'target="_blank"')).toBe(true);
});
