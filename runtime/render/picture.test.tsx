import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { MediaRef } from '#schemas/content/values.ts';
import type { Media } from '#schemas/media.ts';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { NO_COMMON } from '#tests/support/rendering/plans.ts';
import { NodeContext, type NodeContextValue } from './node-context.ts';
import { PageContext, type PageContextValue, type PreloadImage } from './page-context.ts';
import { Picture, type PictureProps } from './picture.tsx';

const SEE_THROUGH = btoa('\u0000\u0000\u0080xyz');

const node: NodeContextValue = {
  key: 'n',
  id: 'n',
  elementId: 0,
  block: 'toy',
  rootId: 1,
  mobileValues: {},
  only: null,
  style: {},
  common: NO_COMMON,
};

interface Scene {
  records?: Media[];
  mobile?: MediaRef;
  preloads?: PreloadImage[];
}

function render(props: Partial<PictureProps>, scene: Scene = {}): string {
  const records = scene.records ?? [aMediaRecord(1), aMediaRecord(2)];
  const page: PageContextValue = {
    locale: 'hr',
    path: '/',
    t: (key) => key,
    mobileView: false,
    media: (id) => records.find((known) => known.id === id),
    preload: (image) => scene.preloads?.push(image),
  };
  return renderToStaticMarkup(
    <PageContext value={page}>
      <NodeContext value={{ ...node, mobileValues: { image: scene.mobile } }}>
        <Picture media={{ id: 1 }} sizes="100vw" {...props} />
      </NodeContext>
    </PageContext>,
  );
}

describe('a picture', () => {
  it('offers avif before webp, with its own dimensions and a colour while it loads', () => {
    const html = render({});

    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
    expect(html).toContain(
      '/media/1-320.avif 320w, /media/1-640.avif 640w, /media/1-1080.avif 1080w',
    );
    expect(html).toContain('width="1600" height="800"');
    expect(html).toContain('background-color:#aabbcc');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('src="/media/1-1080.webp"');
  });

  it('describes itself by the record unless the content says otherwise', () => {
    expect(render({})).toContain('alt="Slika 1"');
    expect(render({ media: { id: 1, alt: '' } })).toContain('alt=""');
  });

  it('shows no colour behind a see-through picture', () => {
    expect(render({}, { records: [aMediaRecord(1, { thumbhash: SEE_THROUGH })] })).not.toContain(
      'background-color',
    );
  });

  it('lists no file that is larger than its place can use', () => {
    const html = render({ widest: 600 });

    expect(html).toContain('/media/1-640.avif');
    expect(html).not.toContain('/media/1-1080.avif');
  });

  it('offers its best format alone where the one file for all others is large enough', () => {
    expect(render({ widest: 640 }).match(/<source/g)).toHaveLength(1);
    expect(render({ widest: 640, priority: true }).match(/<source/g)).toHaveLength(2);
    expect(render({ widest: 1080 }).match(/<source/g)).toHaveLength(2);
  });

  it('switches to the mobile picture below the breakpoint', () => {
    const html = render({ field: 'image' }, { mobile: { id: 2 } });

    const sources = html.match(/<source[^>]*>/g) ?? [];
    expect(sources.map((source) => source.includes('media="(max-width: 639.98px)"'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(sources.map((source) => source.includes('/media/2-320.'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('keeps the point of each of its two pictures in view', () => {
    const html = render(
      { field: 'image', media: { id: 1, focus: { x: 0.84, y: 0.62 } } },
      { mobile: { id: 2 } },
    );

    expect(html).toContain('--focus:84% 62%;--focus-mobile:50% 50%');
    expect(html).not.toContain('object-position');
  });

  it('tells the head about a picture of the largest paint', () => {
    const preloads: PreloadImage[] = [];
    const html = render({ priority: true, field: 'image' }, { mobile: { id: 2 }, preloads });

    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading=');
    expect(preloads.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(min-width: 640px)'],
      ['image/avif', '(max-width: 639.98px)'],
    ]);
  });

  it('leaves nothing behind when its record is gone', () => {
    expect(render({ media: { id: 9 } })).toBe('');
  });

  it('is cut to its ratio around the point that must stay visible', () => {
    const html = render({ ratio: '1 / 1', media: { id: 1, focus: { x: 0.25, y: 0.8 } } });

    expect(html).toContain('aspect-ratio:1 / 1;object-fit:cover;object-position:25% 80%');
  });
});
