import { beforeEach, describe, expect, it } from 'vitest';
import { type Company, readCompany } from '#domain/company/company.ts';
import type { CompanyState } from '#schemas/api/admin-company.ts';
import type { CompanyFacts } from '#schemas/api/company.ts';
import { dataOf } from '#tests/support/buyer.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PATH = '/admin/settings/company';
const LAVANDA: Company = readCompany({
  form: 'obrt',
  name: 'Lavanda, obrt za njegu',
  street: 'Ulica 1',
  place: '20260 Korčula',
  oib: '12345678903',
  register: 'Ured u Dubrovniku',
  registerNumber: '91234567',
  people: 'Iva Ivić',
  email: 'iva@lavanda.test',
  phone: '+385 20 111 222',
  iban: 'HR1210010051863000160',
});

let test: TestApp;
let owner: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await createEditor(test, { role: 'owner' });
});

const read = async () => dataOf<CompanyState>(await owner.send('GET', PATH));
const change = (company: object) => owner.send('PUT', PATH, company);
const facts = async (language = 'hr') => {
  const answer = await test.app.inject({
    url: '/api/v1/settings/company',
    headers: { ...test.headers, 'content-language': language },
  });
  return dataOf<CompanyFacts>(answer);
};

describe('the seller', () => {
  it('is nobody in a new shop, which goes by its name', async () => {
    const { company, facts: shown } = await read();

    expect(company).toEqual(readCompany({}));
    expect(shown.name).not.toBe('');
    expect(shown.rows).toEqual([]);
  });

  it('is kept without spaces and shown to everybody with labels', async () => {
    const answer = await change({ ...LAVANDA, iban: 'hr12 1001 0051 8630 0016 0' });

    expect(answer.statusCode).toBe(200);
    const state = await read();
    expect(state.company).toEqual(LAVANDA);
    expect(state.imprint[1]).toContain('Vlasnik obrta: Iva Ivić');
    const shown = await facts();
    expect(shown).toEqual(state.facts);
    expect(shown.rows).toContainEqual({
      field: 'registerNumber',
      label: 'MBO',
      value: '91234567',
    });
  });

  it.each([
    [{ oib: '12345678901' }, { oib: 'oib' }],
    [{ iban: 'HR1210010051863000161' }, { iban: 'iban' }],
    [
      { email: 'nije', registerNumber: '1' },
      { email: 'email', registerNumber: 'mbo' },
    ],
  ])('with %j is refused by field', async (wrong, fields) => {
    const answer = await change({ ...LAVANDA, ...wrong });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.payload.fields).toEqual(fields);
    expect((await read()).company).toEqual(readCompany({}));
  });

  it.each([
    [{ ...LAVANDA, form: 'zadruga' }],
    [{ ...LAVANDA, name: 'x'.repeat(121) }],
    [{ ...LAVANDA, extra: 'x' }],
    [{ name: 'Lavanda' }],
  ])('that is no company is refused', async (body) => {
    expect((await change(body)).statusCode).toBe(400);
  });

  it('is read by editors and changed by owners alone, by any call', async () => {
    const editor = await createEditor(test, { email: 'drugi@izlog.test', role: 'editor' });

    expect((await editor.send('GET', PATH)).statusCode).toBe(200);
    expect((await editor.send('PUT', PATH, LAVANDA)).statusCode).toBe(403);
    const option = await editor.send('PUT', '/option/update/Seller', { value: LAVANDA });
    expect(option.statusCode).toBe(403);
  });

  it('cannot be made worse by the call for any option', async () => {
    const put = (value: unknown) => owner.send('PUT', '/option/update/Seller', { value });

    expect((await put({ iban: 'HR00' })).statusCode).toBe(400);
    expect((await put({ ...LAVANDA, iban: 'HR00' })).statusCode).toBe(400);
    expect((await put(LAVANDA)).statusCode).toBe(200);
  });
});
