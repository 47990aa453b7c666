import { expect, it } from 'vitest';
import type { Media } from '#schemas/media.ts';
import { withOwnPictures } from './own-pictures.ts';

const sample = { id: 3, path: '/sample-media/serum.webp', title: 'Serum' };
const own = (id: number) => ({ id, path: `/media/${id}` }) as Media;

it('puts pictures of the shop in place of those that no shop serves', () => {
  const data = { line: { name: 'Serum', media: [sample, own(9)], logo: null }, tags: [null, 'a'] };

  expect(withOwnPictures(data, [own(1), own(2)])).toEqual({
    line: { name: 'Serum', media: [own(2), own(9)], logo: null },
    tags: [null, 'a'],
  });
});

it('leaves them out where the shop has none', () => {
  expect(withOwnPictures({ picture: sample, media: [sample] }, [])).toEqual({
    picture: null,
    media: [],
  });
});
