import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';

import { blockSchema, choiceField, integerField, mediaField, textField } from '#schemas/fields.ts';
import { variantsOf } from './node-variants.ts';

const block = {
  schema: blockSchema({
    title: textField(),
    image: mediaField(),
    columns: integerField(
      { minimum: 1, maximum: 6, default: 4 },
      { 'x-mobile': 'css', 'x-css': '--columns' },
    ),
    align: choiceField(['left', 'centre'], 'left'),
    note: Type.Optional(textField()),
  }),
};
const node = { key: 'abc/def', block: 'toy', rootId: 1, hide: {} };
const values = {
  title: 'Ljeto',
  image: { id: 1 },
  columns: 4,
  align: 'left',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  anchor: '',
};
const both = ['desktop', 'mobile'] as const;

function variants(mobile: Record<string, unknown>, more: object = {}) {
  return variantsOf({ ...node, ...more }, block, {
    values: { desktop: values, mobile: { ...values, ...mobile } },
    viewports: both,
    copy: false,
  });
}

describe('the renderings of a node', () => {
  it('are one when both viewports resolve alike', () => {
    const [only, ...others] = variants({});

    expect(others).toEqual([]);
    expect(only?.frame).toMatchObject({ id: 'abc__def', only: null, mobileValues: {} });
    expect(only?.frame.style).toEqual({ '--columns': '4' });
  });

  it('are one when CSS or a picture can switch what differs', () => {
    const [only, ...others] = variants({ columns: 2, image: { id: 2 } });

    expect(others).toEqual([]);
    expect(only?.frame.style).toEqual({ '--columns': '4', '--columns-mobile': '2' });
    expect(only?.frame.mobileValues).toEqual({ image: { id: 2 }, columns: 2 });
  });

  it('are two when anything else differs, each on its side and with ids of its own', () => {
    const [desktop, mobile] = variants({ title: 'Ljeto!' });

    expect(desktop).toMatchObject({ viewports: ['desktop'], frame: { only: 'desktop' } });
    expect(mobile).toMatchObject({ viewports: ['mobile'], copy: true, frame: { only: 'mobile' } });
    expect(mobile?.values['title']).toBe('Ljeto!');
    expect(mobile?.frame.id).not.toBe(desktop?.frame.id);
  });

  it('are two when a picture stands on one side only', () => {
    expect(variants({ image: undefined })).toHaveLength(2);
  });

  it('leave out the side that the node is hidden on', () => {
    const [only, ...others] = variants({ title: 'Ljeto!' }, { hide: { mobile: true } });

    expect(others).toEqual([]);
    expect(only?.frame.only).toBe('desktop');
    expect(variants({}, { hide: { mobile: true, desktop: true } })).toEqual([]);
  });

  it('put the anchor on the first copy only', () => {
    const anchored = (only: 'desktop' | 'mobile') =>
      variantsOf(node, block, {
        values: {
          desktop: { ...values, anchor: 'akcija' },
          mobile: { ...values, anchor: 'akcija', title: 'Ljeto!' },
        },
        viewports: both,
        copy: false,
      }).find((variant) => variant.frame.only === only)?.frame.common.anchor;

    expect(anchored('desktop')).toBe('akcija');
    expect(anchored('mobile')).toBe('');
  });

  it('need no mark when only one viewport is served', () => {
    const [only] = variantsOf(node, block, {
      values: { desktop: values, mobile: { ...values, title: 'Ljeto!' } },
      viewports: ['mobile'],
      copy: false,
    });

    expect(only).toMatchObject({ values: { title: 'Ljeto!' }, frame: { only: null } });
  });
});
