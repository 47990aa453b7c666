// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { enhance } from './tabs.enhance.ts';

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const selected = () => tabs().findIndex((tab) => tab.ariaSelected === 'true');
const shown = () =>
  [...document.querySelectorAll('[data-panel]')]
    .filter((panel) => !panel.hasAttribute('hidden'))
    .map(({ id }) => id);

beforeEach(() => {
  location.hash = '';
  document.body.innerHTML = `<div data-enhance="tabs">
    <nav><a href="#a">A</a><a href="#b">B</a><a href="#c">C</a></nav>
    <div id="a" data-panel></div>
    <div id="b" data-panel><p id="deep">Dublje</p></div>
    <div id="c" data-panel></div>
  </div>`;
});

const start = () => enhance(document.querySelector('[data-enhance]') as Element);

it('shows the first part, and names each by its tab', () => {
  start();

  expect(shown()).toEqual(['a']);
  expect(document.querySelector('[role="tablist"]')).not.toBeNull();
  expect(document.getElementById('b')?.getAttribute('aria-labelledby')).toBe('b-tab');
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('goes round by arrow keys, and to both ends', () => {
  start();
  tabs()[0]?.focus();

  press('ArrowLeft');
  expect([selected(), shown(), document.activeElement?.textContent]).toEqual([2, ['c'], 'C']);
  press('ArrowRight');
  expect(selected()).toBe(0);
  press('End');
  expect(selected()).toBe(2);
  press('Home');
  expect(selected()).toBe(0);
});

it('shows the part that the address or a search in the page means', () => {
  location.hash = '#deep';
  start();

  expect(shown()).toEqual(['b']);
  document.getElementById('c')?.dispatchEvent(new Event('beforematch'));
  expect(shown()).toEqual(['c']);
});
