import { expect, it } from 'vitest';
import { areRobotsLines } from './robots.ts';

it.each([
  ['', true],
  ['User-agent: GPTBot\r\nDisallow: /\n\n# a comment', true],
  ['Crawl-delay : 5', true],
  ['Disallow /privatno', false],
  ['<script>', false],
])('%j as lines of robots.txt: %s', (text, areLines) => {
  expect(areRobotsLines(text)).toBe(areLines);
});
