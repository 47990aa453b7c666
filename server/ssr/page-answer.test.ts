import { expect, it } from 'vitest';
import { toAnswer } from './page-answer.ts';

function anAnswer(html: string, cacheable = true) {
  const page = { status: 200, html, headers: {}, cacheable, tags: [] };
  return toAnswer({ ...page, hashes: { style: [], script: [] } }, [], '');
}

it('does not compress again a shared page that came out as it was', async () => {
  const html = `<p>${'krema '.repeat(400)}</p>`;
  const before = await anAnswer(html).body('br');

  expect(await anAnswer(html).body('br')).toBe(before);
  expect(await anAnswer(`${html}<p>nova</p>`).body('br')).not.toBe(before);
});

it('keeps nothing of a page that is for one visitor', async () => {
  const html = `<p>${'košarica '.repeat(400)}</p>`;
  const before = await anAnswer(html, false).body('br');

  expect(await anAnswer(html, false).body('br')).not.toBe(before);
});
