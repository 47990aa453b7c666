import { describe, expect, it } from 'vitest';
import { allowedOrigins, embedKey, embedPath, originsIn } from './embedded-html.ts';

describe('the origins that a document names', () => {
  it.each([
    ['<script src="https://widget.test/a.js"></script>', ['https://widget.test']],
    ["<img src='//slike.widget.test/a.png'>", ['https://slike.widget.test']],
    ['<link rel=preconnect href=HTTP://CDN.test>', ['https://cdn.test']],
    ['<style>a{background:url(https://a.test:8443/x)}</style>', ['https://a.test:8443']],
    ['<script>go({"url":"https:\\/\\/a.test\\/x"})</script>', ['https://a.test']],
    ['new WebSocket("wss://live.test")', ['https://live.test']],
    ['<a href="https://a.test/1">1</a><a href="https://a.test/2">2</a>', ['https://a.test']],
  ])('are found in %s', (html, origins) => {
    expect(originsIn(html)).toEqual(origins);
  });

  it.each([
    '<b>Bok</b>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<script>// bez ičega</script>',
    '<a href="/kosarica">1</a>',
  ])('are none in %s', (html) => {
    expect(originsIn(html)).toEqual([]);
  });
});

it('lets into a policy nothing but whole origins of https', () => {
  const value = [
    'https://a.test',
    'https://a.test',
    'https://b.test:8443',
    'http://c.test',
    'https://*.d.test',
    'https://e.test/path',
    "https://f.test; script-src 'unsafe-eval'",
    'https://g.test\nhttps://h.test',
    '*',
    5,
  ];

  expect(allowedOrigins(value)).toEqual(['https://a.test', 'https://b.test:8443']);
  expect(allowedOrigins('https://a.test')).toEqual([]);
  expect(allowedOrigins(null)).toEqual([]);
});

it('tells documents apart by each of their characters', () => {
  const keys = ['', 'a', 'b', 'ab', 'ba', '<b>č</b>', '<b>ć</b>'].map(embedKey);

  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z0-9]{1,14}$/);
  expect(embedPath('hr', 12, 'a')).toBe(`/embed/hr/12/${embedKey('a')}`);
});
