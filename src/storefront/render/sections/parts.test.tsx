import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageContext, usePage } from '#runtime/render/page-context.ts';
import { definePart, PartHostContext } from '#runtime/render/part.tsx';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { aPage } from '#tests/support/rendering/page-context.ts';
import { collectParts, createPartMemory } from './parts.tsx';

interface CardProps {
  item: { name: string; picture?: number };
}

/** A list of cards on some pages, and the names of the cards that were really rendered. */
function aList() {
  const memory = createPartMemory();
  const rendered: string[] = [];
  const Card = definePart(({ item }: CardProps) => {
    const page = usePage();
    rendered.push(item.name);
    const picture = item.picture === undefined ? '' : page.media(item.picture)?.title;
    return (
      <b title={picture}>
        {item.name} {page.t('add')}
      </b>
    );
  });
  const PlacedCard = definePart(({ item }: CardProps) => {
    rendered.push(item.name);
    return <i>{usePage().path}</i>;
  });
  const show = (items: readonly CardProps['item'][], page = aPage(), Of = Card) => {
    const parts = collectParts(memory, { page, path: page.path });
    const markup = renderToStaticMarkup(
      <PageContext value={page}>
        <PartHostContext value={parts.host}>
          <ul>
            {items.map((item) => (
              <li key={item.name}>
                <Of item={item} />
              </li>
            ))}
          </ul>
        </PartHostContext>
      </PageContext>,
    );
    return parts.fill(markup);
  };
  return { show, rendered, PlacedCard };
}

describe('parts of a section', () => {
  it('stand where their components stand, in order', () => {
    const { show } = aList();

    expect(show([{ name: 'Krema' }, { name: 'Ulje <1>' }])).toBe(
      '<ul><li><b title="">Krema add</b></li><li><b title="">Ulje &lt;1&gt; add</b></li></ul>',
    );
  });

  it('are rendered once for equal props, whatever stands around them', () => {
    const { show, rendered } = aList();
    show([{ name: 'Krema' }, { name: 'Ulje' }]);
    const html = show([{ name: 'Ulje' }, { name: 'Gel' }], aPage({ path: '/drugo' }));

    expect(html).toContain('Ulje add');
    expect(rendered).toEqual(['Krema', 'Ulje', 'Gel']);
  });

  it('are rendered again for other props, another language and a page seen as on a phone', () => {
    const { show } = aList();
    const words = (locale: string) => aPage({ t: () => locale });
    show([{ name: 'Krema' }], words('hr'));

    expect(show([{ name: 'Krema 2' }], words('hr'))).toContain('Krema 2 hr');
    expect(show([{ name: 'Krema' }], { ...words('de'), locale: 'de' })).toContain('Krema de');
    expect(show([{ name: 'Krema' }], { ...words('m'), mobileView: true })).toContain('Krema m');
  });

  it('are rendered again when a picture of theirs has changed', () => {
    const { show } = aList();
    const titled = (title: string) => aPage({ media: (id) => aMediaRecord(id, { title }) });
    show([{ name: 'Krema', picture: 1 }], titled('More'));

    expect(show([{ name: 'Krema', picture: 1 }], titled('Bura'))).toContain('title="Bura"');
  });

  it('are known on their own path alone where they ask for it', () => {
    const { show, rendered, PlacedCard } = aList();
    const on = (path: string) => show([{ name: 'Krema' }], aPage({ path }), PlacedCard);
    on('/jedan');

    expect(on('/dva')).toContain('<i>/dva</i>');
    expect(on('/jedan')).toContain('<i>/jedan</i>');
    expect(rendered).toHaveLength(2);
  });

  it('tell the section what they ask of the page, also when they are known', () => {
    const { show, PlacedCard } = aList();
    const asked: string[] = [];
    const watched = () => ({
      ...aPage(),
      get path() {
        asked.push('path');
        return '/';
      },
      media(id: number) {
        asked.push(`media ${id}`);
        return undefined;
      },
    });
    show([{ name: 'Krema', picture: 7 }], watched());
    asked.length = 0;
    show([{ name: 'Krema', picture: 7 }], watched());
    expect(asked).toContain('media 7');

    show([{ name: 'Gel' }], watched(), PlacedCard);
    asked.length = 0;
    show([{ name: 'Gel' }], watched(), PlacedCard);
    expect(asked).toContain('path');
  });
});
