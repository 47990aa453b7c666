import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { RecordPicture } from './record-picture.tsx';

describe('a picture of a record', () => {
  const formatsOf = (priority: boolean) => {
    const picture = <RecordPicture record={aMediaRecord(1)} sizes="50vw" priority={priority} />;
    const html = renderToStaticMarkup(picture);
    expect(html).toMatch(/<img src="[^"]+\.webp"/);
    return [...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type);
  };

  it('offers the best format alone, and every one where it is the largest paint', () => {
    expect(formatsOf(false)).toEqual(['image/avif']);
    expect(formatsOf(true)).toEqual(['image/avif', 'image/webp']);
  });
});
