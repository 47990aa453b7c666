import { describe, expect, it } from 'vitest';
import { searchSlugs } from '#schemas/api/finder.ts';
import { anEditor } from '../../../testing/an-editor.ts';
import { success } from '../../../testing/fake-api.ts';
import { cardRegistry } from '../../../testing/toy-card.tsx';
import { opened } from '../../../testing/toy-elements.ts';
import { findTargets, typedAddress } from './link-targets.ts';

describe('what is typed for a link', () => {
  it.each([
    ['https://izlog.hr/a?b=1', 'https://izlog.hr/a?b=1'],
    ['/kosarica', '/kosarica'],
    ['#dostava', '#dostava'],
    ['tel:+38513456789', 'tel:+38513456789'],
    ['ana@izlog.hr', 'mailto:ana@izlog.hr'],
    ['izlog.hr', 'https://izlog.hr'],
    ['www.izlog.hr/o-nama', 'https://www.izlog.hr/o-nama'],
    ['krema za lice', null],
    ['krema', null],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
  ])('takes %j for %j', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });
});

describe('targets of a link', () => {
  const anchored = {
    id: 'card',
    block: 'toy-card',
    v: 1,
    role: 'own' as const,
    options: { anchor: 'dostava' },
  };

  it('are the places of the page, then what the shop finds', async () => {
    const { editor, api } = await anEditor(opened([anchored]), new Map(), cardRegistry());
    api.on(searchSlugs, () =>
      success({
        records: [
          { type: 'product', id: 3, slug: 'dostavna-torba', title: 'Dostavna torba' },
          { type: 'service', id: 4, slug: 'dostava', title: 'Dostava na kat' },
        ],
        totalPages: 1,
        totalRecords: 2,
        page: 1,
        limit: 20,
      }),
    );

    expect(await findTargets(editor, 'dostav')).toEqual([
      { key: '#dostava', kind: 'place', title: '#dostava', target: { href: '#dostava' } },
      {
        key: 'product-3',
        kind: 'product',
        title: 'Dostavna torba',
        target: { kind: 'product', id: 3, slug: 'dostavna-torba' },
      },
    ]);
  });

  it('are places alone behind a hash', async () => {
    const { editor } = await anEditor(opened([anchored]), new Map(), cardRegistry());

    expect((await findTargets(editor, '#')).map(({ title }) => title)).toEqual(['#dostava']);
  });
});
