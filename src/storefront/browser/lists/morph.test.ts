// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { morph } from './morph.ts';

/** Shows markup, makes it like other markup, and gives the element that is shown. */
function shown(html: string): HTMLElement {
  document.body.innerHTML = `<section>${html}</section>`;
  return document.body.querySelector('section') ?? document.body;
}
function change(root: HTMLElement, html: string) {
  const page = new DOMParser().parseFromString(`<section>${html}</section>`, 'text/html');
  morph(root, page.querySelector('section') ?? page.body);
}

beforeEach(() => document.body.replaceChildren());

describe('morph', () => {
  it('keeps lines that stay, with their focus, and drops the others', () => {
    const root = shown(
      '<ul><li id="a"><button>A</button></li><li id="b"><button>B</button></li></ul>',
    );
    const line = root.querySelector('#b');
    root.querySelector<HTMLElement>('#b button')?.focus();

    change(root, '<ul><li id="b"><button>B</button> 2</li><li id="c">C</li></ul>');

    expect(root.querySelector('#b')).toBe(line);
    expect(document.activeElement?.textContent).toBe('B');
    expect(root.textContent).toBe('B 2C');
  });

  it('gives a field its new value, but not one that waits to be sent', () => {
    const field = (id: string, value: number, pending = '') =>
      `<form ${pending}><input id="${id}" value="${value}"><p id="${id}-error"></p></form>`;
    const root = shown(field('a', 1) + field('b', 1, 'data-pending=""'));
    const [a, b] = root.querySelectorAll('input');
    if (!(a && b)) throw new Error('no fields');
    b.value = '7';
    root.querySelector('#b-error')?.append('Neispravna količina');

    change(root, field('a', 2) + field('b', 2));

    expect([a.value, b.value]).toEqual(['2', '7']);
    expect(root.querySelector('#b-error')?.textContent).toBe('Neispravna količina');
  });

  it('takes over attributes, but leaves what scripts set', () => {
    const root = shown('<form novalidate class="x"></form><div hidden>a</div>');

    change(root, '<form class="y"></form><div>b</div>');

    expect(root.innerHTML).toBe('<form novalidate="" class="y"></form><div>b</div>');
  });
});
