import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 kB'],
  [1024 * 640, '640 kB'],
  [1024 * 1024 - 1, '1.024 kB'],
  [1024 * 1024 * 2.44, '2,4 MB'],
  [1024 * 1024 * 64, '64 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, 'hr')).toBe(text);
});
