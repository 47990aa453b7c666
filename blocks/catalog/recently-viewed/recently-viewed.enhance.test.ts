// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberViewed } from '#blocks/_ui/product-page/viewed.ts';
import { storage } from '#runtime/state/storage.ts';
import { enhance } from './recently-viewed.enhance.ts';

let asked: string[];
let answer: string;

const FOUND = '<style>p{}</style><section id="n-viewed"><h2>Gledali ste</h2></section>';

async function start(except: string): Promise<Element> {
  document.body.innerHTML = `<div data-except="${except}"><section id="n-viewed" hidden></section></div>`;
  const part = document.body.children[0];
  if (!part) throw new Error('No part.');
  await enhance(part);
  return part;
}

beforeEach(() => {
  storage.remove('viewed');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'cookieConsent=all; path=/';
  asked = [];
  answer = FOUND;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer === ''
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(answer));
  });
});

afterEach(() => vi.unstubAllGlobals());

it('asks for nothing where nothing but the product of the page was looked at', async () => {
  await start('');
  rememberViewed(5);
  const part = await start('5');

  expect(asked).toEqual([]);
  expect(part.querySelector('section')?.hidden).toBe(true);
});

it('asks for the others, the newest first, and shows what the server renders of them', async () => {
  rememberViewed(5, Date.now() - 3);
  rememberViewed(6, Date.now() - 2);
  rememberViewed(7, Date.now() - 1);
  const part = await start('6');

  expect(asked).toEqual(['/?pregledano=7.5']);
  expect(part.innerHTML).toBe('<section id="n-viewed"><h2>Gledali ste</h2></section>');
});

it.each([
  ['nothing is left of them', '<section id="n-viewed" hidden></section>'],
  ['the page is another', '<p>Greška</p>'],
  ['there is no answer', ''],
])('shows nothing where %s', async (_where, given) => {
  rememberViewed(5);
  answer = given;
  const part = await start('');

  expect(part.querySelector('section')?.hidden).toBe(true);
});
