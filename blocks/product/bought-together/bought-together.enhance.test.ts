// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { enhance } from './bought-together.enhance.ts';

const box = (id: number) => `<input type="checkbox" name="productId" value="${id}" checked>`;

function aForm(inCart = '') {
  document.body.innerHTML = `<form>${box(5)}${box(6)}
    <span data-sums="0 €|1 €|2 €|3 €" data-some="Odabrano:">Sve:</span><b>3 €</b>
    <button>U košaricu</button><span data-bind="cart.ids">${inCart}</span></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('No form.');
  enhance(form);
  const boxes = [...form.querySelectorAll('input')];
  return {
    tick(index: number, checked: boolean) {
      const one = boxes[index];
      if (one) one.checked = checked;
      form.dispatchEvent(new Event('change'));
    },
    async cart(ids: string) {
      const cart = form.querySelector('[data-bind]');
      if (cart) cart.textContent = ids;
      await Promise.resolve();
    },
    said: () =>
      [form.querySelector('[data-sums]'), form.querySelector('b')].map((at) => at?.textContent),
    sent: () => new FormData(form).getAll('productId'),
    isOff: () => form.querySelector('button')?.disabled,
  };
}

it('says what the ticked products cost', () => {
  const { tick, said, isOff } = aForm();
  expect(said()).toEqual(['Sve:', '3 €']);

  tick(0, false);
  expect(said()).toEqual(['Odabrano:', '2 €']);
  tick(1, false);
  expect(isOff()).toBe(true);
  tick(0, true);
  expect(said()).toEqual(['Odabrano:', '1 €']);
  expect(isOff()).toBe(false);
});

it('offers nothing that is in the cart, whenever it got there', async () => {
  const { cart, said, sent, isOff } = aForm('6');
  expect(said()).toEqual(['Odabrano:', '1 €']);
  expect(sent()).toEqual(['5']);

  await cart('6,5,60');
  expect(sent()).toEqual([]);
  expect(isOff()).toBe(true);
  await cart('60');
  expect(said()).toEqual(['Sve:', '3 €']);
});
