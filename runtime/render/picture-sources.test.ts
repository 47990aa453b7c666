import { describe, expect, it } from 'vitest';
import type { Media, MediaVariant } from '#schemas/media.ts';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { fallbackPath, forPictures, sharedPath, sourcesOf } from './picture-sources.ts';

function aFile(size: string, format: MediaVariant['format'], width: number): MediaVariant {
  return { size, format, path: `/media/${size}.${format}`, width, height: width };
}

function aPicture(...alternativePaths: MediaVariant[]): Media {
  return aMediaRecord(1, { alternativePaths });
}

const PAGE_FILES = [
  aFile('w320', 'webp', 320),
  aFile('w640', 'webp', 640),
  aFile('w320', 'avif', 320),
];
const OTHERS = [
  aFile('SmallSize', 'webp', 320),
  aFile('LargeSize', 'avif', 1280),
  aFile('SmallSize', 'jpeg', 320),
  aFile('LargeSize', 'jpeg', 1280),
];

describe('the picture for where a page is shared', () => {
  it('is one that everybody can read', () => {
    expect(sharedPath(aPicture(...PAGE_FILES, ...OTHERS))).toBe('/media/LargeSize.jpeg');
  });

  it('is the one of the page until it is made', () => {
    expect(sharedPath(aPicture(...PAGE_FILES))).toBe('/media/w640.webp');
  });
});

it('sends the browser only the files that its pictures can use', () => {
  const whole = aPicture(...PAGE_FILES, ...OTHERS);
  const sent = forPictures(whole);

  expect(sent.alternativePaths).toEqual(PAGE_FILES);
  expect(sourcesOf(sent)).toEqual(sourcesOf(whole));
});

describe('the files of a record that the server shares', () => {
  const frozen = (...files: MediaVariant[]) => {
    const record = aPicture(...files);
    Object.freeze(record.alternativePaths);
    return Object.freeze(record);
  };

  it('are worked out once for each width', () => {
    const record = frozen(...PAGE_FILES);

    expect(sourcesOf(record)).toBe(sourcesOf(record));
    expect(sourcesOf(record, 100)).not.toEqual(sourcesOf(record));
  });

  it('are those of the record at hand, not of an older one with its id', () => {
    sourcesOf(frozen(...PAGE_FILES));
    const later = frozen(aFile('w320', 'webp', 320));

    expect(sourcesOf(later)).toEqual([
      { type: 'image/webp', srcSet: '/media/w320.webp 320w', width: 1600, height: 800 },
    ]);
    expect(fallbackPath(later)).toBe('/media/w320.webp');
  });

  it('are worked out again for a record that may still change', () => {
    const record = aPicture(...PAGE_FILES);
    sourcesOf(record);
    record.alternativePaths = [];

    expect(sourcesOf(record)).toEqual([]);
  });
});
