import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { Pager } from './pager.tsx';

const context: PageContextValue = {
  locale: 'hr',
  path: '/blog',
  t: (key) => `[${key}]`,
  media: () => undefined,
  mobileView: false,
};

/** Numbers of the pages on offer, those that a phone has no room for in brackets. */
function offered(page: number, pages: number, window?: number) {
  const html = renderToStaticMarkup(
    <PageContext value={context}>
      <Pager
        label="Stranice"
        page={page}
        pages={pages}
        {...(window !== undefined && { window })}
        linkOf={(number) => ({ kind: 'url', href: `/blog?stranica=${number}` })}
      />
    </PageContext>,
  );
  return [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].flatMap(
    ([, attributes = '', inner = '']) => {
      const number = inner.replaceAll(/<[^>]+>/g, '');
      return attributes.includes('data-end') ? [`(${number})`] : [number];
    },
  );
}

describe('the numbers of a pager', () => {
  it('are nine where a block says nothing (LIST-06), five of them on a phone', () => {
    expect(offered(1, 9)).toEqual(['1', '2', '3', '4', '5', '(6)', '(7)', '(8)', '(9)']);
    expect(offered(20, 40)).toEqual([
      ...['(1)', '(…)', '(16)', '(17)', '18', '19', '20', '21', '22', '(23)', '(24)'],
      ...['(…)', '(40)'],
    ]);
  });

  it('are as many as the block says, everywhere', () => {
    expect(offered(5, 9, 3)).toEqual(['(1)', '(…)', '4', '5', '6', '(…)', '(9)']);
  });

  it('are none for one page', () => {
    expect(offered(1, 1)).toEqual([]);
  });
});
