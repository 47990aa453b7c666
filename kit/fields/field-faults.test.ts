import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';

import { createValidators } from '#runtime/content/check/validators.ts';
import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  listField,
  mediaField,
  richTextField,
  textField,
} from '#schemas/fields.ts';
import { faultOf, faultWithin } from './field-faults.ts';

const schema = blockSchema({
  title: textField({ maxLength: 5 }),
  link: linkField(),
  media: mediaField(),
  from: Type.Optional(Type.String({ format: 'date-time', 'x-bag': 'meta' })),
  text: richTextField(),
  count: integerField({ minimum: 1, maximum: 9, default: 2 }),
  tone: choiceField(['plain', 'bold'], 'plain'),
  items: listField(Type.Object({ name: textField({ maxLength: 3 }) }), { maxItems: 2 }),
});
const t = (key: string, params?: Record<string, unknown>) =>
  params?.['limit'] ? `${key} ${String(params['limit'])}` : key;

const VALUES: readonly [field: string, value: unknown][] = [
  ['title', 'abcde'],
  ['title', 'abcdef'],
  ['title', 5],
  ['title', 'čćžšđ'],
  ['link', { kind: 'url', href: 'javascript:1' }],
  ['link', { kind: 'url', href: '/a' }],
  ['link', { kind: 'nothing' }],
  ['link', { kind: 'page', other: 1 }],
  ['media', { id: 0 }],
  ['media', { id: 1, focus: { x: 2, y: 0 } }],
  ['media', { id: 1, focus: { x: 0.2, y: 0 } }],
  ['text', { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 1 }] }] }],
  ['text', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ['count', ''],
  ['count', 0],
  ['count', 1.5],
  ['count', 9],
  ['tone', 'loud'],
  ['anchor', 'Ž'],
  ['items', [{ name: 'abcd' }]],
  ['items', [{}]],
  ['items', [{ name: '' }, { name: '' }, { name: '' }]],
];

describe('the check of a field in the editor', () => {
  it.each(VALUES)('agrees with the server about %s: %j', (field, value) => {
    const ofServer = createValidators().fields(schema, { [field]: value });

    expect(faultOf(schema, field, value, t) === undefined).toBe(ofServer.length === 0);
  });

  it('says which rule is broken and where', () => {
    expect(faultOf(schema, 'title', 'abcdef', t)).toEqual({
      path: [],
      rule: 'maxLength',
      message: 'panel.fault.maxLength 5',
    });
    expect(faultOf(schema, 'items', [{ name: '' }, { name: 'abcd' }], t)).toEqual({
      path: ['1', 'name'],
      rule: 'maxLength',
      message: 'panel.fault.maxLength 3',
    });
  });

  it('names what is meant by a number or a moment that is none', () => {
    const messageOf = (field: string, value: unknown) => faultOf(schema, field, value, t)?.message;

    expect(messageOf('count', 1.5)).toBe('panel.fault.integer');
    expect(messageOf('count', '')).toBe('panel.fault.integer');
    expect(messageOf('from', '1. svibnja')).toBe('panel.fault.moment');
    expect(messageOf('link', { kind: 'url', href: 'javascript:1' })).toBe('panel.fault.format');
  });

  it('hands a fault on to the part that it is about', () => {
    const fault = { path: ['1', 'name'], message: 'x' };

    expect(faultWithin(fault, '1')).toEqual({ path: ['name'], message: 'x' });
    expect(faultWithin(fault, '0')).toBeUndefined();
    expect(faultWithin(undefined, '0')).toBeUndefined();
  });
});
