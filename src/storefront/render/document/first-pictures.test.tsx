import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext } from '#runtime/render/page-context.ts';
import { Picture } from '#runtime/render/picture.tsx';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { aPage } from '#tests/support/rendering/page-context.ts';
import { createFirstPictures, type MainPictures } from './first-pictures.ts';

/** Renders a section with some pictures; the answer tells of each whether it is asked for at once. */
function section(first: MainPictures, count: number, ofRecords = false): boolean[] {
  const html = renderToStaticMarkup(
    <PageContext value={aPage({ media: (id) => aMediaRecord(id), first })}>
      {Array.from({ length: count }, (_, index) => index + 1).map((id) =>
        ofRecords ? (
          <RecordPicture key={id} record={aMediaRecord(id)} sizes="100vw" />
        ) : (
          <Picture key={id} media={{ id }} sizes="100vw" />
        ),
      )}
    </PageContext>,
  );
  return (html.match(/<img[^>]*>/g) ?? []).map((image) => {
    const isLazy = image.includes(' loading="lazy" decoding="async"');
    expect(image.includes(' fetchPriority="high"')).toBe(!isLazy);
    return !isLazy;
  });
}

const times = (count: number, value: boolean) => Array.from({ length: count }, () => value);

it('asks for the first six pictures at once, over all sections', () => {
  const first = createFirstPictures();

  expect(
    first.within(() => [section(first, 4), section(first, 0), section(first, 4, true)]),
  ).toEqual([times(4, true), [], [true, true, false, false]]);
});

it('asks for none in the frame of the page', () => {
  const first = createFirstPictures();
  const header = section(first, 1);
  first.within(() => section(first, 1));

  expect([header, section(first, 1)]).toEqual([[false], [false]]);
});

it('lets the others wait once a block names the picture of the largest paint', () => {
  const first = createFirstPictures();

  const shown = first.within(() => {
    first.end();
    return section(first, 2);
  });

  expect(shown).toEqual([false, false]);
});

it('counts no picture that is gone', () => {
  const first = createFirstPictures();
  first.within(() => {
    renderToStaticMarkup(
      <PageContext value={aPage({ first })}>
        <Picture media={{ id: 9 }} sizes="100vw" />
      </PageContext>,
    );

    expect(first.left).toBe(6);
  });
});
