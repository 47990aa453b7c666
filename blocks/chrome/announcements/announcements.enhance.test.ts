// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhance } from './announcements.enhance.ts';

let isStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isStill;
    },
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line of three messages, each 100 px wide; where it stands after each second. */
function start() {
  document.body.innerHTML = `<div data-seconds="4"><button data-turn="previous" hidden></button>
    <ul tabindex="0"><li></li><li></li><li></li></ul><button data-turn="next" hidden></button>
    <button data-turn="stop" aria-pressed="false" hidden></button></div><input>`;
  const part = document.querySelector('div');
  const line = document.querySelector('ul');
  if (!part || !line) throw new Error('No part.');
  Object.defineProperty(line, 'clientWidth', { value: 100 });
  line.scrollTo = ((to: ScrollToOptions) => {
    line.scrollLeft = to.left ?? 0;
  }) as typeof line.scrollTo;
  enhance(part);
  return {
    line,
    button: (turn: string) => document.querySelector<HTMLElement>(`[data-turn=${turn}]`),
    after: (seconds: number) => {
      vi.advanceTimersByTime(seconds * 1000);
      return line.scrollLeft / 100;
    },
  };
}

/** Pointer and keyboard are elsewhere: jsdom hovers over what was clicked last. */
function leave() {
  document.querySelector('input')?.focus();
  document.querySelector('input')?.click();
}

it('lets the messages take turns, and begins again', () => {
  const { after } = start();

  expect([after(3), after(1), after(4), after(4)]).toEqual([0, 1, 2, 0]);
});

it('rests once it is stopped, and goes on when that is taken back', () => {
  const { after, button } = start();
  button('stop')?.click();

  expect(after(20)).toBe(0);
  expect(button('stop')?.getAttribute('aria-pressed')).toBe('true');
  button('stop')?.click();
  leave();
  expect(after(4)).toBe(1);
});

it('rests while the keyboard is in it', () => {
  const { after, line } = start();
  line.focus();
  expect(after(20)).toBe(0);

  leave();
  expect(after(4)).toBe(1);
});

it('turns by its buttons, in a circle', () => {
  const { after, button } = start();
  button('previous')?.click();
  expect(after(0)).toBe(2);
  button('next')?.click();
  expect(after(0)).toBe(0);
});

it('does not move by itself for who wants less motion, and offers no button to stop it', () => {
  isStill = true;
  const { after, button } = start();

  expect(after(20)).toBe(0);
  expect(button('next')?.hidden).toBe(false);
  expect(button('stop')?.hidden).toBe(true);
});
