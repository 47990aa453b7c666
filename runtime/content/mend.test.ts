import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';

import { linkField, listField, mediaField, richTextField, textField } from '#schemas/fields.ts';
import { MISFIT, mend } from './mend.ts';

const items = listField(
  Type.Object({ title: Type.String(), link: linkField(), size: Type.Optional(Type.Integer()) }),
  { maxItems: 3 },
);

describe('mending a stored value', () => {
  it.each([
    ['a text', textField(), 'krema'],
    ['a text longer than its field allows', textField(), 'x'.repeat(5000)],
    ['a picture', mediaField(), { id: 4, focus: { x: 0.5, y: 0 } }],
    [
      'a list',
      items,
      [
        { title: 'a', link: { kind: 'url', href: '/a' } },
        { title: 'b', size: 2 },
      ],
    ],
    [
      'rich text',
      richTextField(),
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
    ],
    ['what a schema says nothing of', {}, { any: ['thing'] }],
    ['one of several forms', Type.Union([Type.String(), Type.Null()]), null],
  ])('hands back the very same value: %s', (_name, schema, value) => {
    expect(mend(schema, value)).toBe(value);
  });

  it.each([
    ['a text that is a record', textField(), { a: 1 }],
    ['a picture that is a text', mediaField(), 'javascript:1'],
    ['a picture without id', mediaField(), { alt: 'krema' }],
    ['a link of no kind', linkField(), { label: 'a' }],
    ['a list that is a text', items, 'oops'],
    ['a number that is none', Type.Number(), Number.NaN],
    ['a part of a number', Type.Integer(), 1.5],
    ['none of the forms', Type.Union([Type.String(), Type.Null()]), 7],
    ['none of the choices', Type.Enum(['left', 'right']), 'up'],
    ['rich text of another root', richTextField(), { type: 'paragraph', content: [] }],
  ])('finds nothing to show: %s', (_name, schema, value) => {
    expect(mend(schema, value)).toBe(MISFIT);
  });

  it('leaves out entries and optional parts alone', () => {
    const stored = [null, { title: 'a', size: 'big' }, { title: 7 }, { title: 'b', link: 7 }];

    expect(mend(items, stored)).toEqual([{ title: 'a' }, { title: 'b' }]);
    expect(stored[1]).toEqual({ title: 'a', size: 'big' });
  });

  it('keeps what rich text has around a broken node', () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a' }] };
    const broken = { type: 'paragraph', content: [{ type: 'text', text: 7 }, 'x'] };

    expect(mend(richTextField(), { type: 'doc', content: [paragraph, broken, null] })).toEqual({
      type: 'doc',
      content: [paragraph, { type: 'paragraph', content: [{ type: 'text' }] }],
    });
  });

  it('gives up on content without end', () => {
    let node: object = { type: 'text' };
    for (let depth = 0; depth < 20_000; depth += 1) node = { type: 'listItem', content: [node] };

    expect(() => mend(richTextField(), { type: 'doc', content: [node] })).not.toThrow();
  });
});
