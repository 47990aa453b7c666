// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhance } from './loop-video.enhance.ts';

let seen: (isSeen: boolean) => void = () => undefined;
let wantsRest = false;

beforeEach(() => {
  wantsRest = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsRest }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function aLoop() {
  document.body.innerHTML = `<div data-play="Pokreni video" data-pause="Zaustavi video">
    <video muted loop controls></video><button type="button" hidden></button></div>`;
  const part = document.querySelector('div');
  const video = document.querySelector('video');
  const button = document.querySelector('button');
  if (!(part && video && button)) throw new Error('no loop');
  let isMoving = false;
  Object.defineProperty(video, 'paused', { get: () => !isMoving });
  const turn = (name: 'play' | 'pause') => {
    isMoving = name === 'play';
    video.dispatchEvent(new Event(name));
  };
  video.play = async () => turn('play');
  video.pause = () => turn('pause');
  enhance(part);
  return { part, video, button };
}

it('moves while it is seen, and says how it is stopped', () => {
  const { part, video, button } = aLoop();
  expect(video.paused).toBe(true);

  seen(true);

  expect(video.paused).toBe(false);
  expect(part.hasAttribute('data-moving')).toBe(true);
  expect(button.hidden).toBe(false);
  expect(button.ariaLabel).toBe('Zaustavi video');
  expect(video.controls).toBe(false);
  seen(false);
  expect(video.paused).toBe(true);
});

it('stays stopped for who stopped it, also when it is seen again', () => {
  const { video, button } = aLoop();
  seen(true);

  button.click();
  seen(false);
  seen(true);

  expect(video.paused).toBe(true);
  expect(button.ariaLabel).toBe('Pokreni video');
});

it('is at rest for who wants less movement, until it is pressed', () => {
  wantsRest = true;
  const { video, button } = aLoop();

  seen(true);
  expect(video.paused).toBe(true);
  button.click();

  expect(video.paused).toBe(false);
});
