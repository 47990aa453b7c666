import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext } from '#runtime/render/page-context.ts';
import { Picture } from '#runtime/render/picture.tsx';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { aPage } from '#tests/support/rendering/page-context.ts';
import { withEagerPictures } from './document/first-pictures.ts';

it('knows the pictures that the shop renders', () => {
  const picture = renderToStaticMarkup(
    <PageContext value={aPage({ media: (id) => aMediaRecord(id) })}>
      <Picture media={{ id: 1 }} sizes="100vw" />
    </PageContext>,
  );

  const [eager = ''] = withEagerPictures([picture]);

  expect(picture).toContain(' loading="lazy"');
  expect(eager).not.toContain(' loading=');
  expect(eager).toContain(' fetchpriority="high"');
});
