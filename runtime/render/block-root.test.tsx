import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { NO_COMMON } from '#tests/support/rendering/plans.ts';
import { BlockRoot } from './block-root.tsx';
import { type CommonValues, NodeContext } from './node-context.ts';
import { PageContext } from './page-context.ts';

interface Scene {
  common?: Partial<CommonValues>;
  mobile?: Record<string, unknown>;
}

function rootOf({ common = {}, mobile = {} }: Scene): string {
  const node = {
    key: 'n',
    id: 'n',
    elementId: 0,
    block: 'toy',
    rootId: 1,
    mobileValues: mobile,
    only: null,
    style: {},
    common: { ...NO_COMMON, ...common },
  };
  const page = {
    locale: 'hr' as const,
    path: '/',
    t: (key: string) => key,
    media: (id: number) => (id === 1 ? aMediaRecord(1) : undefined),
    mobileView: false,
  };
  return renderToStaticMarkup(
    <PageContext value={page}>
      <NodeContext value={node}>
        <BlockRoot>words</BlockRoot>
      </NodeContext>
    </PageContext>,
  );
}

/** Space as the rules of `base.css` and `section.css` read it. */
const spaces = (scene: Scene) =>
  Object.fromEntries(
    [...rootOf(scene).matchAll(/data-((?:space|below)[a-z-]*)="([^"]*)/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

describe('the space around a section', () => {
  it('is the same above and below unless it is said', () => {
    expect(spaces({ common: { space: 'm' } })).toEqual({ space: 'm' });
    expect(spaces({ common: { space: 'm', spaceBelow: 'm' } })).toEqual({ space: 'm' });
    expect(spaces({ common: { space: 'm', spaceBelow: 'none' } })).toEqual({
      space: 'm',
      below: 'none',
    });
  });

  it('follows on phones what is said of phones', () => {
    expect(spaces({ common: { space: 'm' }, mobile: { space: 's' } })).toEqual({
      space: 'm',
      'space-mobile': 's',
    });
    expect(spaces({ common: { space: 'm' }, mobile: { spaceBelow: 'l' } })).toEqual({
      space: 'm',
      below: 'm',
      'below-mobile': 'l',
    });
  });

  it('is below as above on phones again where they say so', () => {
    expect(
      spaces({
        common: { space: 'm', spaceBelow: 'none' },
        mobile: { space: 's', spaceBelow: 'same' },
      }),
    ).toEqual({
      space: 'm',
      'space-mobile': 's',
      below: 'none',
      'below-mobile': 's',
    });
  });
});

describe('the picture behind a section', () => {
  it('comes first and has no words of its own', () => {
    const html = rootOf({ common: { backdrop: { id: 1, alt: 'Lavanda' } } });

    expect(html).toMatch(
      /^<section[^>]* data-backdrop="light"[^>]*><span class="izlog-backdrop"><picture/,
    );
    expect(html).toContain('alt=""');
    expect(html).toMatch(/words<\/section>$/);
  });

  it('is left out of sections without one', () => {
    expect(rootOf({})).toBe('<section data-block="toy">words</section>');
  });
});

describe('the width of a section', () => {
  it('is said where it is not that of the page', () => {
    expect(rootOf({ common: { contentWidth: 'narrow' } })).toContain(
      'data-content-width="" style="--content-width:46rem"',
    );
    expect(rootOf({ common: { contentWidth: 'page' } })).not.toContain('content-width');
  });
});
