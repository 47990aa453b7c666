import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Media } from '#schemas/media.ts';
import { FilePreview } from './file-preview.tsx';

afterEach(cleanup);

const aFile = (mime: string, extension: string): Media => ({
  id: 1,
  driveId: '',
  title: 'Datoteka',
  description: 'Opis',
  path: `/media/1-abcd/original.${extension}`,
  newPath: '',
  mime,
  extension,
  hash: '',
  access: 'public',
  size: 3 * 1024 * 1024,
  poster: null,
  alternativePaths: [],
  usePublicPath: true,
  originalName: `x.${extension}`,
  width: 0,
  height: 0,
  thumbhash: '',
  dominantColor: '#ffffff',
});
const shown = (mime: string, extension: string) =>
  render(<FilePreview record={aFile(mime, extension)} />).container;

it('shows a picture', () => {
  expect(shown('image/webp', 'webp').querySelector('img')?.alt).toBe('Opis');
});

it('shows the beginning of a video, without its sound and out of the way of the keyboard', () => {
  const video = shown('video/mp4', 'mp4').querySelector('video');

  expect(video?.src).toContain('/media/1-abcd/original.mp4#t=0.1');
  expect(video?.muted).toBe(true);
  expect(video?.tabIndex).toBe(-1);
});

it.each([
  ['application/pdf', 'pdf', 'PDF · 3 MB'],
  ['text/vtt', 'vtt', 'VTT · 3 MB'],
])('says of %s what it is and how large', (mime, extension, text) => {
  const tile = shown(mime, extension);

  expect(tile.textContent).toBe(text);
  expect(tile.querySelector('img, video')).toBeNull();
});
