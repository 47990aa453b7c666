import { describe, expect, it } from 'vitest';

import { flatten } from '#runtime/content/flat.ts';
import type { Element } from '#schemas/content/element.ts';
import { aHeading, anElement, columns } from '../../testing/toy-elements.ts';
import { revisionChanges } from './revision-changes.ts';

function changes(older: Partial<Element>, newer: Partial<Element>) {
  const sections = revisionChanges(
    flatten(anElement({ rev: 1, ...older })),
    flatten(anElement({ rev: 2, status: 'published', ...newer })),
  );
  return sections.map(({ rootId, changes: found }) => [
    rootId,
    ...found.map(
      ({ kind, node, field, locale, isMobile, before, after }) =>
        `${kind} ${node?.id ?? 'page'} ${[field, locale, isMobile && 'mobile'].filter(Boolean).join('/')}` +
        (kind === 'field' ? `: ${before} -> ${after}` : ''),
    ),
  ]);
}

describe('the difference of two versions', () => {
  it('is nothing when only their number and state differ', () => {
    const parts = [aHeading('one')];

    expect(changes({ parts }, { parts })).toEqual([]);
  });

  it('names fields with both values, their width and their language', () => {
    const older = { parts: [aHeading('one', 'Prvi')] };
    const newer = {
      parts: [aHeading('one', 'Drugi', { mobileMeta: { title: 'Kratki' } })],
      tr: { en: { one: { meta: { title: 'Second' }, of: { 'meta.title': 'x' } } } },
      meta: { title: 'Nova' },
    };

    expect(changes(older, newer)).toEqual([
      [null, 'field page title: Naslovnica -> Nova'],
      [
        'one',
        'field one title/en: undefined -> Second',
        'field one title: Prvi -> Drugi',
        'field one title/mobile: undefined -> Kratki',
      ],
    ]);
  });

  it('puts what changed inside a section there, and tells what came and went', () => {
    const older = { parts: [columns('cols', [aHeading('gone')], [aHeading('side')])] };
    const newer = {
      parts: [columns('cols', [aHeading('new')], [aHeading('side', 'Bok')]), aHeading('last')],
    };

    expect(changes(older, newer)).toEqual([
      ['cols', 'removed gone ', 'added new ', 'field side title: side -> Bok'],
      ['last', 'added last '],
    ]);
  });

  it('tells of another order, in the page and in a slot', () => {
    const [one, two] = [aHeading('one'), aHeading('two')];
    const older = { parts: [columns('cols', [one, two]), aHeading('foot')] };
    const newer = { parts: [aHeading('foot'), columns('cols', [two, one])] };

    expect(changes(older, newer)).toEqual([
      [null, 'order page '],
      ['cols', 'order cols '],
    ]);
  });
});
