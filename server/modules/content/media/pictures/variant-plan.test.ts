import { describe, expect, it } from 'vitest';
import { formatsOf, planFiles } from './variant-plan.ts';

const sizesOf = (files: ReturnType<typeof planFiles>) => files.flatMap((file) => file.sizes);

describe('planFiles', () => {
  it('plans every responsive width and named size of a large picture', () => {
    const files = planFiles({ width: 4000, height: 2000 }, 'webp');

    expect(sizesOf(files)).toEqual([
      'ThumbnailSize',
      'w320',
      'SmallSize',
      'w480',
      'w640',
      'MediumSize',
      'w800',
      'w1080',
      'LargeSize',
      'w1440',
      'w1920',
    ]);
  });

  it('keeps the aspect inside the bounds of a named size', () => {
    const files = planFiles({ width: 4000, height: 2000 }, 'webp');

    const large = files.find((file) => file.sizes.includes('LargeSize'));
    expect(large).toEqual({ width: 1280, height: 640, sizes: ['LargeSize'] });
  });

  it('never plans a file larger than the picture', () => {
    const files = planFiles({ width: 600, height: 600 }, 'webp');

    expect(Math.max(...files.map((file) => file.width))).toBe(600);
  });

  it('adds the own width when it lies clearly above the last step', () => {
    expect(sizesOf(planFiles({ width: 1200, height: 1200 }, 'avif'))).toContain('w1200');
    expect(sizesOf(planFiles({ width: 1100, height: 1100 }, 'avif'))).not.toContain('w1100');
  });

  it('gives a picture below the smallest step one file under all names', () => {
    expect(planFiles({ width: 40, height: 30 }, 'webp')).toEqual([
      {
        width: 40,
        height: 30,
        sizes: ['w40', 'ThumbnailSize', 'SmallSize', 'MediumSize', 'LargeSize'],
      },
    ]);
  });

  it('makes the named sizes in every format, and widths for pages in those that pages use', () => {
    const named = ['ThumbnailSize', 'SmallSize', 'MediumSize', 'LargeSize'];
    const box = { width: 1200, height: 1200 };

    expect(sizesOf(planFiles(box, 'avif'))).toEqual(sizesOf(planFiles(box, 'webp')));
    expect(sizesOf(planFiles(box, 'avif'))).toEqual(expect.arrayContaining(named));
    expect(sizesOf(planFiles(box, 'jpeg'))).toEqual(named);
    expect(sizesOf(planFiles(box, 'png'))).toEqual(named);
  });

  it('takes png for a picture that one can see through, else jpeg', () => {
    expect(formatsOf({ channels: 4 })).toEqual(['webp', 'avif', 'png']);
    expect(formatsOf({ channels: 3 })).toEqual(['webp', 'avif', 'jpeg']);
  });
});
