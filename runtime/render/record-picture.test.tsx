import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { RecordPicture } from './record-picture.tsx';

describe('a picture of a record', () => {
  const formatsOf = (lean: boolean) => {
    const picture = <RecordPicture record={aMediaRecord(1)} sizes="50vw" lean={lean} />;
    const html = renderToStaticMarkup(picture);
    expect(html).toMatch(/<img src="[^"]+\.webp"/);
    return [...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type);
  };

  it('offers every format, and in a long list the best one alone', () => {
    expect(formatsOf(false)).toEqual(['image/avif', 'image/webp']);
    expect(formatsOf(true)).toEqual(['image/avif']);
  });
});
