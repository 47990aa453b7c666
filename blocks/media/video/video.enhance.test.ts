// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { enhance } from './video.enhance.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

function aFacade() {
  document.body.innerHTML = `<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"
    data-player="${PLAYER}" data-title="Razgovor"><b>Pokreni</b></a></figure>`;
  const link = document.querySelector('a');
  if (!link) throw new Error('no link');
  enhance(link);
  return link;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('asks nothing of the other site until it is pressed', () => {
  aFacade();

  expect(document.querySelector('iframe')).toBeNull();
});

it('puts the player in the place of the picture, named and in focus', () => {
  aFacade().click();

  const frame = document.querySelector('iframe');
  expect(frame?.src).toBe(PLAYER);
  expect(frame?.title).toBe('Razgovor');
  expect(document.activeElement).toBe(frame);
  expect(document.querySelector('a')).toBeNull();
});

it('leaves the link to who wants a tab of its own', () => {
  const link = aFacade();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // Nothing is navigated to by a test.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(press);

  expect(document.querySelector('iframe')).toBeNull();
});
