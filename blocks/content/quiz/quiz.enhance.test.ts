// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { enhance } from './quiz.enhance.ts';

const question = (name: string, answers = 2) =>
  `<fieldset data-question><legend><h3 data-heading>${name}</h3></legend>${Array.from(
    { length: answers },
    (_, at) => `<input type="radio" name="${name}" value="${at + 1}" required>`,
  ).join('')}<p data-fault></p></fieldset>`;

const form = () => document.forms[0] as HTMLFormElement;
const shown = () => document.querySelector('fieldset:not([hidden]) h3')?.textContent;
const fault = () => document.querySelector('fieldset:not([hidden]) [data-fault]')?.textContent;
const pick = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.click();
const back = () => document.querySelector<HTMLElement>('[data-back]');
/** Whether the form is sent. */
const press = () => form().dispatchEvent(new SubmitEvent('submit', { cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = `<form data-missing="Odaberite">${question('q1')}${question('q2', 0)}${question('q3')}
    <button type="button" data-back hidden></button>
    <button><span data-next hidden></span><span data-finish></span></button></form>`;
  enhance(form());
});

it('shows the first question, without a way back', () => {
  expect(shown()).toBe('q1');
  expect(back()?.hidden).toBe(true);
  expect(document.querySelector('[data-next]')?.hasAttribute('hidden')).toBe(false);
  expect(document.querySelector('[data-finish]')?.hasAttribute('hidden')).toBe(true);
});

it('asks for an answer before it goes on, and says so no longer once there is one', () => {
  expect(press()).toBe(false);
  expect([shown(), fault()]).toEqual(['q1', 'Odaberite']);
  expect(document.activeElement?.getAttribute('name')).toBe('q1');

  pick('q1');
  expect(fault()).toBe('');
});

it('goes to the heading of the next question and back, past one without answers, and sends the last', () => {
  pick('q1');
  expect(press()).toBe(false);
  expect(document.activeElement?.textContent).toBe('q2');
  back()?.click();
  expect([shown(), document.activeElement?.textContent]).toEqual(['q1', 'q1']);

  press();
  press();
  expect(shown()).toBe('q3');
  expect(document.querySelector('[data-finish]')?.hasAttribute('hidden')).toBe(false);
  expect(press()).toBe(false);
  pick('q3');
  expect(press()).toBe(true);
});
