import { describe, expect, it } from 'vitest';
import { askedFields, type FormField, formStamp } from './form-fields.ts';

const aField = (field: Partial<FormField> = {}): FormField => ({
  kind: 'text',
  label: 'Ime',
  help: '',
  required: false,
  options: [],
  ...field,
});

describe('the fields that are asked for', () => {
  it('are named by their place in the list, also behind one that cannot be answered', () => {
    const fields = [aField(), aField({ label: '  ' }), aField({ label: ' Grad ' })];

    expect(askedFields(fields).map(({ name, label }) => [name, label])).toEqual([
      ['f1', 'Ime'],
      ['f3', 'Grad'],
    ]);
  });

  it.each(['choice', 'several', 'select'] as const)('are no %s without options', (kind) => {
    const empty = aField({ kind, options: [{ label: ' ' }] });
    const filled = aField({ kind, options: [{ label: 'A ' }, { label: 'A' }, { label: 'B' }] });

    expect(askedFields([empty])).toEqual([]);
    expect(askedFields([filled])[0]?.options).toEqual([
      { label: 'A', index: 0 },
      { label: 'B', index: 2 },
    ]);
  });

  it('have no options where none can be chosen', () => {
    expect(askedFields([aField({ options: [{ label: 'A' }] })])[0]?.options).toEqual([]);
  });
});

describe('the stamp of a form', () => {
  const form = { fields: [aField({ kind: 'select', options: [{ label: 'A' }] })], consent: '' };
  const stamp = formStamp(form);

  it.each([
    { ...form, consent: 'Slažem se.' },
    { ...form, fields: [] },
    ...[{ label: 'Prezime' }, { kind: 'choice' as const }, { required: true }].map((change) => ({
      ...form,
      fields: form.fields.map((field) => ({ ...field, ...change })),
    })),
    { ...form, fields: [aField({ kind: 'select', options: [{ label: 'B' }] })] },
  ])('changes with what is asked: %o', (changed) => {
    expect(formStamp(changed)).not.toBe(stamp);
  });

  it('stays where only words around it change', () => {
    const fields = form.fields.map((field) => ({ ...field, help: 'Kako na iskaznici.' }));

    expect(formStamp({ ...form, fields })).toBe(stamp);
  });
});
