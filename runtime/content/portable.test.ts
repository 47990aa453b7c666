import { Type } from 'typebox';
import { expect, it } from 'vitest';
import type { ElementContent } from '#schemas/content/element.ts';
import { linkField, mediaField } from '#schemas/fields.ts';
import { toPortable } from './portable.ts';

const block = {
  type: 'toy',
  version: 1,
  schema: Type.Object({
    picture: mediaField(),
    link: linkField(),
    tagId: Type.Integer({ 'x-bag': 'options', 'x-control': 'tag' }),
    columns: Type.Integer({ 'x-bag': 'options', 'x-control': 'number' }),
    productIds: Type.Array(Type.Integer(), { 'x-bag': 'options', 'x-control': 'product' }),
  }),
};
const registry = { get: () => block, all: () => [block] };
const LOST = 99;

const content: ElementContent = {
  schema: 1,
  type: 'page',
  handler: null,
  slug: 'naslovnica',
  language_code: 'hr',
  meta: { social: { id: 1 } },
  mobileMeta: {},
  options: {},
  mobileOptions: {},
  parts: [
    {
      id: 'a',
      block: 'toy',
      v: 1,
      role: 'own',
      meta: { picture: { id: 2, alt: 'more' }, link: { kind: 'page', id: 4, slug: 'o-nama' } },
      options: { tagId: 3, columns: 3, productIds: [5, LOST, 6] },
      mobileMeta: { picture: { id: LOST } },
    },
    {
      id: 'b',
      block: 'toy',
      v: 1,
      role: 'child',
      master: { id: 7, pin: 2 },
      overrides: { x: { options: { productIds: [8] }, meta: { link: { kind: 'event', id: 9 } } } },
    },
  ],
  tr: { en: { a: { meta: { picture: { id: 10 } } } } },
};

it('puts names in the place of ids, wherever they are, and leaves out what has none', () => {
  const named = toPortable(content, registry, (kind, id) =>
    id === LOST ? undefined : `@${kind}:${id}`,
  );

  expect(named).toEqual({
    ...content,
    meta: { social: { id: '@media:1' } },
    parts: [
      {
        ...content.parts[0],
        meta: {
          picture: { id: '@media:2', alt: 'more' },
          link: { kind: 'page', slug: 'o-nama' },
        },
        options: { tagId: '@tag:3', columns: 3, productIds: ['@product:5', '@product:6'] },
        mobileMeta: {},
      },
      {
        ...content.parts[1],
        master: { id: '@element:7' },
        overrides: {
          x: {
            options: { productIds: ['@product:8'] },
            meta: { link: { kind: 'event', id: '@event:9' } },
          },
        },
      },
    ],
    tr: { en: { a: { meta: { picture: { id: '@media:10' } } } } },
  });
});
