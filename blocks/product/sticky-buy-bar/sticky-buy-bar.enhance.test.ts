// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { enhance } from './sticky-buy-bar.enhance.ts';

let tell: (entries: { isIntersecting: boolean }[]) => void;
let watched: Element | null;

beforeEach(() => {
  watched = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: typeof tell) {
        tell = call;
      }
      observe(element: Element) {
        watched = element;
      }
    },
  );
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = function isShown() {
    return !this.closest('[hidden]');
  };
});

const BAR = `<section>
  <div data-variant="1">Lavanda</div><div data-variant="2" hidden>Ruža</div>
  <button type="submit" form="buy">U košaricu</button>
</section>`;

function start(page: string, bar = BAR): HTMLElement {
  document.body.innerHTML = `<div hidden><button data-buys>Nevidljiv</button></div>${page}${bar}`;
  const part = document.querySelector('section');
  if (!part) throw new Error('No bar.');
  enhance(part);
  return part;
}

const FORM = `<form id="buy">
  <input type="radio" name="productId" value="1">
  <input type="radio" name="productId" value="2" checked>
  <button data-buys>Dodaj u košaricu</button>
</form>`;

it('shows while the button of the buy box is above what is in view', () => {
  const bar = start(FORM);
  const isShown = () => bar.hasAttribute('data-shown');
  expect(watched?.textContent).toBe('Dodaj u košaricu');

  tell([{ isIntersecting: true }]);
  expect(isShown()).toBe(false);
  tell([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(isShown()).toBe(true);
  tell([{ isIntersecting: true }]);
  expect(isShown()).toBe(false);
});

it('shows the variant that is chosen in the buy box', () => {
  const bar = start(FORM);
  const shown = () => bar.querySelector('[data-variant]:not([hidden])')?.textContent;
  expect(shown()).toBe('Ruža');

  document.querySelector<HTMLInputElement>('[value="1"]')?.click();

  expect(shown()).toBe('Lavanda');
});

it('gives the focus to the buy box when it goes', () => {
  const bar = start(FORM);
  tell([{ isIntersecting: false }]);
  bar.querySelector('button')?.focus();

  tell([{ isIntersecting: true }]);

  expect(document.activeElement).toBe(watched);
});
