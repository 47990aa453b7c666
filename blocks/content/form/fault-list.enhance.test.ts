// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { enhance } from './fault-list.enhance.ts';

const place = (id: string) => document.getElementById(id) as HTMLElement;
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="f2"]')];
const summary = () => document.querySelector<HTMLElement>('[data-faults]') as HTMLElement;
const lines = () =>
  [...document.querySelectorAll('li > a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);

beforeEach(() => {
  document.body.innerHTML = `<form data-enhance="fault-list">
    <div data-faults hidden><ul></ul></div>
    <div><label for="a">Ime<span> *</span></label><input id="a" name="f1"><p id="a-error"></p></div>
    <fieldset data-needs-one><legend>Što vas zanima *</legend>
      <label><input type="checkbox" id="b" name="f2" value="1">Njega</label>
      <label><input type="checkbox" id="b-1" name="f2" value="2">Mirisi</label>
      <p id="b-error"></p></fieldset>
    <div><label><input type="checkbox" id="c" name="consent">Slažem se</label>
      <p id="c-error" data-fault-of="Privola"></p></div>
  </form>`;
  enhance(document.querySelector('[data-enhance]') as Element);
});

it('lists faults with the names of their fields, and leads to them', async () => {
  place('a-error').textContent = 'Obavezno polje';
  place('b-error').textContent = 'Odaberite';
  place('c-error').textContent = 'Označite';

  await vi.waitFor(() => expect(summary().hidden).toBe(false));
  expect(lines()).toEqual([
    ['#a', 'Ime: Obavezno polje'],
    ['#b', 'Što vas zanima: Odaberite'],
    ['#c', 'Privola: Označite'],
  ]);
});

it('is silent about a single fault, which has the focus already, and goes with the others', async () => {
  place('a-error').textContent = 'Obavezno polje';
  place('b-error').textContent = 'Odaberite';
  await vi.waitFor(() => expect(summary().hidden).toBe(false));

  place('b-error').textContent = '';

  await vi.waitFor(() => expect(summary().hidden).toBe(true));
});

it('asks for one of several boxes until one is ticked', () => {
  expect(boxes().map(({ required }) => required)).toEqual([true, true]);

  boxes()[1]?.click();
  expect(boxes().map(({ required }) => required)).toEqual([false, false]);

  boxes()[1]?.click();
  expect(boxes().map(({ required }) => required)).toEqual([true, true]);
});
